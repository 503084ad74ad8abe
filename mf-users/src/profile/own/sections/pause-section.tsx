import type { User } from '@ensemble/contracts/users/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { DayField, Notice, RadioGroup } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.ts'

const kinds = ['none', 'open', 'until'] as const

/**
 * The health pause: no reason is asked, and it needs no end. It waits for its button: who reads the answers with the
 * arrow keys chooses each on the way, and a pause withdraws requests for good.
 */
export function PauseSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const pause = user.engagement?.pause ?? null
  const kind = pause === null ? 'none' : pause.until === null ? 'open' : 'until'
  const section = useSection<{ kind: (typeof kinds)[number]; pause: string }>({
    saved: { kind, pause: pause?.until ?? '' },
    part: 'engagement',
    byButton: true,
    check: ({ kind: wished = kind, pause: day = pause?.until ?? '' }): Record<string, string> =>
      wished === 'until' && day === '' ? { pause: 'REQUIRED' } : {},
    // A pause until a day begins once the day is there.
    edit: (_changed, { kind: wished, pause: until }) =>
      wished === 'until' && until === ''
        ? null
        : { engagement: { pause: wished === 'none' ? null : { until: wished === 'until' ? until : null } } },
  })
  const { values, written, chosen } = section
  return (
    <SectionForm id="pause" section={section}>
      {pause ? (
        <Notice>{pause.until ? t('own.pausedUntil', { day: dates.day(pause.until) }) : t('own.pausedOpen')}</Notice>
      ) : null}
      <RadioGroup
        hideLegend
        legend={t('own.sections.pause.title')}
        options={kinds.map((value) => ({ value, label: t(`own.pause.${value}`) }))}
        {...chosen('kind')}
      />
      {values.kind === 'until' ? (
        <DayField label={t('own.pauseUntil')} hint={t('own.pauseUntilHint')} {...written('pause')} />
      ) : null}
    </SectionForm>
  )
}
