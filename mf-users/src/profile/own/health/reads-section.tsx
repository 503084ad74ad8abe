import type { HealthRead } from '@ensemble/contracts/users/health'
import { PrefetchLink, retryOf, useDates, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import { ErrorState, FormSection, ListSkeleton, Pagination, Text, TextLink, Timeline } from '@ensemble/ui'
import { useUsersSharedHealthQuery } from '../../../api/health-sharing-api.ts'
import { departmentName } from '../../../texts/department-name.ts'
import { MissionName } from '../../../texts/mission-name.tsx'

/** Who has read what was shared or counted the answers, when and for which mission: by role and committee. */
export function ReadsSection({ userId }: { userId: string }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const [page, setPage] = useListPage('reads')
  const query = useUsersSharedHealthQuery({ userId, page })
  const { currentData, isError, isFetching } = query
  leaveGonePage(page, query.error, setPage)
  // The page before stands in only while this one is on its way.
  const data = isError ? currentData : query.data
  const reads = data?.reads ?? []
  return (
    <FormSection title={t('own.sections.reads.title')} why={t('own.sections.reads.why')}>
      {data && reads.length === 0 ? <Text>{t('own.reads.none')}</Text> : null}
      {reads.length > 0 ? (
        <Timeline
          label={t('own.sections.reads.title')}
          items={reads.map((read, index) => ({
            id: `${read.at} ${index}`,
            state: 'done',
            title: read.readerDepartment
              ? t('own.reads.byCommittee', { place: departmentName(read.readerDepartment) })
              : t(`own.reads.by.${read.readerRole}`),
            when: dates.dayAndTime(read.at),
            dateTime: read.at,
            text: (
              <>
                <Text>{whatWasUsed(read)}</Text>
                <TextLink component={PrefetchLink} to={`/missions/${read.missionId}`}>
                  {read.missionTitle === null ? t('own.reads.mission') : <MissionName title={read.missionTitle} />}
                </TextLink>
              </>
            ),
          }))}
        />
      ) : null}
      <Pagination page={page} pageCount={page + 1} more={data?.more} onChange={setPage} disabled={isFetching} />
      {!data && !isError ? <ListSkeleton rows={2} rowHeight={64} /> : null}
      {isError && !data ? <ErrorState headingLevel={3} title={t('own.reads.failed')} {...retryOf(query)} /> : null}
    </FormSection>
  )

  function whatWasUsed({ kind, fields }: HealthRead): string {
    if (kind === 'count') return t('own.reads.counted')
    return fields.length === 0 ? t('own.reads.nothing') : fields.map((field) => t(`healthFields.${field}`)).join(', ')
  }
}
