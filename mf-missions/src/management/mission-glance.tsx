import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { retryOf, useDates, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, type Fact, Facts, Heading, ListSkeleton, RichText, Stack, StatusChip, Text } from '@ensemble/ui'
import { useMissionsGetQuery } from '../api/missions-api.ts'
import { statusBadge } from '../cards/badge-of.ts'
import { useWrittenLang } from '../cards/mission-title.tsx'
import { KeyFacts } from '../sections/key-facts.tsx'

/** One mission beside the table: where it stands, who is awaited, and what it says. */
export function MissionGlance({ mission }: { mission: ManagedMission }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const lang = useWrittenLang()
  const full = useMissionsGetQuery({ params: { missionId: mission.id } })
  const { currentData: text } = full
  const { counters, submission, organisation, displayStatus } = mission
  const facts: Fact[] = [
    ...(submission
      ? [
          { id: 'since', label: t('submission.since'), value: dates.dayAndTime(submission.since) },
          { id: 'by', label: t('submission.sentBy'), value: submission.byName ?? '–' },
          { id: 'kind', label: t('submission.kind'), value: t(`submission.kinds.${submission.kind}`) },
        ]
      : [
          { id: 'awaiting', label: t('columns.awaiting'), value: counters.awaitingStaffCount },
          { id: 'validated', label: t('columns.validated'), value: counters.validatedCount },
          { id: 'invited', label: t('columns.invited'), value: counters.invitedCount },
        ]),
    { id: 'type', label: t('columns.type'), value: t(`types.${mission.type}`) },
    { id: 'origin', label: t('columns.origin'), value: t(`origins.${mission.origin}`) },
    ...(organisation ? [{ id: 'organisation', label: t('columns.organisation'), value: organisation.name }] : []),
    { id: 'contact', label: t('columns.manager'), value: mission.contactName },
  ]
  return (
    <Stack sx={{ gap: '20px' }}>
      <div>
        <StatusChip tone={statusBadge(mission)?.tone ?? 'confirmed'} label={t(`status.${displayStatus}`)} />
      </div>
      <Facts facts={facts} />
      {full.isError && !text ? <ErrorState headingLevel={3} title={t('details.failed')} {...retryOf(full)} /> : null}
      {text ? (
        <>
          <KeyFacts mission={text} />
          <Heading level={3} size="s">
            {t('details.about')}
          </Heading>
          <Text lang={lang}>{typeset(text.summary, 'fr')}</Text>
          <RichText html={text.description} lang={lang} />
        </>
      ) : full.isError ? null : (
        <ListSkeleton />
      )}
    </Stack>
  )
}
