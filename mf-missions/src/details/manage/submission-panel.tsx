import type { Mission } from '@ensemble/contracts/missions/http'
import type { Submission } from '@ensemble/contracts/missions/many'
import { zoneOf } from '@ensemble/contracts/zones'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Card, Heading, Stack, Text } from '@ensemble/ui'
import { momentOf } from '../../inputs/local-moment.ts'
import { useFieldLabel } from '../../inputs/use-field-label.ts'
import { useShortValue } from '../../inputs/use-short-value.ts'

/** Fields that the form calls by another name. */
const names: Record<string, string> = { departmentCode: 'place' }
const moments = ['startAt', 'endAt', 'registrationDeadline']
/** Of what a sentence would not tell: that it changed is said, and the page shows what it is now. */
const wholes = ['energy', 'effort', 'organisation', 'questionnaire', 'managerIds', 'coverKey']

/** For those who approve: who has sent the mission, and what has changed since it was read before. */
export function SubmissionPanel({ mission, submission }: { mission: Mission; submission: Submission }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const labelOf = useFieldLabel()
  const short = useShortValue()
  const { kind, since, byName, refusal, before } = submission
  const now = new Map<string, unknown>(Object.entries(mission))

  function words(field: string, value: unknown): string {
    const name = names[field] ?? field
    if (name === 'place') return short(name, value ?? 'national')
    return moments.includes(field) && typeof value === 'string'
      ? short(name, momentOf(value, zoneOf(mission.departmentCode)))
      : short(name, value)
  }

  return (
    <Card as="section" aria-labelledby="mission-submission" outline="line">
      <Stack sx={{ gap: '12px' }}>
        <Heading level={2} size="s" id="mission-submission">
          {t(`submission.kinds.${kind}`)}
        </Heading>
        <Text>{t('submission.by', { when: dates.dayAndTime(since), who: byName || t('participants.unknown') })}</Text>
        {refusal ? (
          <div>
            <Text weight="medium">{t('submission.refused')}</Text>
            <Text>{`${t(`rejections.${refusal.reasonCode}`)} ${refusal.comment}`}</Text>
          </div>
        ) : null}
        {before ? (
          <div>
            <Text weight="medium">{t('submission.changes')}</Text>
            {Object.keys(before).length === 0 ? <Text>{t('submission.noChange')}</Text> : null}
            <dl>
              {Object.entries(before).map(([field, value]) => (
                <div key={field}>
                  <dt>
                    <Text weight="medium">{labelOf(names[field] ?? field) ?? field}</Text>
                  </dt>
                  {wholes.includes(field) ? null : (
                    <>
                      <dd>{t('submission.before', { text: words(field, value) })}</dd>
                      <dd>{t('submission.after', { text: words(field, now.get(field)) })}</dd>
                    </>
                  )}
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </Stack>
    </Card>
  )
}
