import { useTranslation } from '@ensemble/mf-kit'
import { Button, Notice, Stack, Text } from '@ensemble/ui'
import { useFieldLabel } from '../../inputs/use-field-label.ts'
import { useShortValue } from '../../inputs/use-short-value.ts'
import type { MissionForm } from './mission-form.ts'

export interface Stale {
  /** The mission as somebody else has saved it. */
  theirs: MissionForm
  conflicts: (keyof MissionForm)[]
  taken: (keyof MissionForm)[]
}

interface StaleNoticeProps {
  stale: Stale
  mine: MissionForm
  onTake: (key: keyof MissionForm) => void
  onKeep: (key: keyof MissionForm) => void
}

/** Somebody else saved meanwhile: what they changed, and for what both changed, whose text goes on. */
export function StaleNotice({ stale, mine, onTake, onKeep }: StaleNoticeProps) {
  const { t } = useTranslation('mf-missions')
  const short = useShortValue()
  const labelOf = useFieldLabel()
  const label = (key: keyof MissionForm) => labelOf(key) ?? key
  return (
    <Notice severity="warning" title={t('form.stale.title')} announce>
      <Stack sx={{ gap: '16px' }}>
        <Text>{t(stale.conflicts.length > 0 ? 'form.stale.choose' : 'form.stale.goOn')}</Text>
        {stale.taken.length > 0 ? (
          <Text>{t('form.stale.taken', { fields: stale.taken.map(label).join(', ') })}</Text>
        ) : null}
        {stale.conflicts.map((key) => (
          <Stack key={key} component="section" aria-label={label(key)} sx={{ gap: '8px' }}>
            <Text weight="medium">{label(key)}</Text>
            <Text>{t('form.stale.theirs', { text: short(key, stale.theirs[key]) })}</Text>
            <Text>{t('form.stale.mine', { text: short(key, mine[key]) })}</Text>
            <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap' }}>
              <Button
                size="small"
                variant="secondary"
                aria-label={t('form.stale.keepName', { field: label(key) })}
                onClick={() => onKeep(key)}
              >
                {t('form.stale.keep')}
              </Button>
              <Button
                size="small"
                variant="secondary"
                aria-label={t('form.stale.takeName', { field: label(key) })}
                onClick={() => onTake(key)}
              >
                {t('form.stale.take')}
              </Button>
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Notice>
  )
}
