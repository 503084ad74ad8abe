import { type Filter } from '@ensemble/contracts/lists'
import { type ManagedScope } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useLanguage, useSession, useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Figure, Heading, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsManagedCountQuery } from '../api/figures-api.ts'
import { managementAddress } from '../links/management-address.ts'

/** Somebody who has waited for so long should not wait on (decisions.md §8, mail 23). In ms. */
const tooLong = 7 * 86_400_000

/** On the staff's /home: requests that have waited for long, missions to approve, and those that are over and not closed. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { role } = useSession()
  const [now] = useState(() => new Date())
  const scope = role === 'referent' ? 'department' : 'mine'
  const over: Filter[] = [
    { field: 'endAt', operator: 'lt', value: now.toISOString() },
    { field: 'displayStatus', operator: 'in', value: ['full', 'registration_closed'] },
  ]
  const waited: Filter[] = [
    { field: 'oldestRequestAt', operator: 'lt', value: new Date(now.getTime() - tooLong).toISOString() },
  ]
  const tasks = [
    useTask('requests', scope, waited),
    useTask('toApprove', 'to_approve', [], role === 'referent'),
    useTask('toClose', scope, over),
  ].flatMap((task) => task ?? [])
  if (tasks.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="missions-waiting" sx={{ gap: '16px' }}>
      <Heading level={2} id="missions-waiting">
        {t('widgets.staffWaiting')}
      </Heading>
      <CardGrid minWidth="max(200px, 30%)" label={t('widgets.staffWaiting')}>
        {tasks.map(({ key, ...task }) => (
          <Figure key={key} {...task} />
        ))}
      </CardGrid>
    </Stack>
  )
}

/** How many missions of a list ask for something, and the way to it; null while unknown and where nothing waits. */
function useTask(key: 'requests' | 'toApprove' | 'toClose', scope: ManagedScope, filters: Filter[], skip = false) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const { data } = useMissionsManagedCountQuery(
    { query: { scope, page: 0, pageSize: 5, ...(filters.length > 0 ? { filters: JSON.stringify(filters) } : {}) } },
    { skip },
  )
  if (!data || data.total === 0) return null
  return {
    key,
    value: `${data.total.toLocaleString(language)}${data.totalIsCapped ? '+' : ''}`,
    label: t(`widgets.tasks.${key}`, { count: data.total }),
    link: { component: PrefetchLink, to: managementAddress(scope, filters), label: t('widgets.openTask') },
  }
}
