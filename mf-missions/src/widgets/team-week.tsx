import type { DisplayStatus } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import { dayInParis } from '@ensemble/contracts/zone-clock'
import { PrefetchLink, retryOf, useSession, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Heading, ListSkeleton, Stack, Text, TextLink } from '@ensemble/ui'
import { useId, useState } from 'react'
import { useMissionsManagedCountQuery } from '../api/figures-api.ts'
import { managementAddress } from '../links/management-address.ts'

const dayMs = 86_400_000
/** Today and six more. */
const daysAhead = 6

/** Where a mission stands that people come to; one whose change waits for approval takes place all the same. */
const takesPlace: DisplayStatus[] = ['upcoming', 'registration_closed', 'full', 'in_progress', 'waiting_for_approval']

/**
 * On the /home of the staff: what begins within seven days and how many people are expected, of the department for its
 * team, of the missions that they run for the others. Nothing where nothing begins.
 */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { role } = useSession()
  const id = useId()
  const [today] = useState(() => dayInParis(new Date().toISOString()))
  const scope = role === 'referent' ? 'department' : 'mine'
  const filters: Filter[] = [
    { field: 'startAt', operator: 'gte', value: today },
    { field: 'startAt', operator: 'lte', value: daysAfter(today, daysAhead) },
    { field: 'displayStatus', operator: 'in', value: takesPlace },
  ]
  const query = useMissionsManagedCountQuery({
    query: { scope, page: 0, pageSize: 100, filters: JSON.stringify(filters) },
  })
  const { data, isError } = query
  if (!data) {
    return isError ? (
      <ErrorState title={t('week.failed')} {...retryOf(query)} />
    ) : (
      <ListSkeleton rows={1} rowHeight={72} />
    )
  }
  if (data.total === 0) return null
  const people = data.items.reduce((sum, { counters }) => sum + counters.validatedCount, 0)
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '12px' }}>
      <Stack direction="row" sx={headStyles}>
        <Heading level={2} id={id}>
          {t('week.title')}
        </Heading>
        <TextLink alone component={PrefetchLink} to={managementAddress(scope, filters)}>
          {t('week.see')}
        </TextLink>
      </Stack>
      <Text>
        {[
          t('week.missions', { count: data.total }),
          // Those of further pages are not known here.
          ...(data.lastPage === 0 ? [t('week.people', { count: people })] : []),
        ].join(', ')}
      </Text>
    </Stack>
  )
}

/** @param day YYYY-MM-DD */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

const headStyles = { flexWrap: 'wrap', gap: '8px 24px', alignItems: 'baseline', justifyContent: 'space-between' }
