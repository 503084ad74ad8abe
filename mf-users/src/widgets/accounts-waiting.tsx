import { PrefetchLink, useLanguage, useSession, useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Figure, Heading, Stack } from '@ensemble/ui'
import { useUsersListQuery } from '../api/users-api.ts'

/** On the /home of who approves accounts: how many wait. Nothing at all when nobody does. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const { role } = useSession()
  const { data } = useUsersListQuery({ by: 'address', query: { page: 0, pageSize: 5, filters: awaitsApproval } })
  if (!data || data.total === 0) return null
  const filtered = new URLSearchParams({ filters: awaitsApproval })
  const to = role === 'admin' ? `/user_management?${filtered.toString()}` : `/my_department?${filtered.toString()}`
  return (
    <Stack component="section" aria-labelledby="accounts-waiting" sx={{ gap: '16px' }}>
      <Heading level={2} id="accounts-waiting">
        {t('widgets.accountsWaiting')}
      </Heading>
      <CardGrid minWidth="max(200px, 30%)" label={t('widgets.accountsWaiting')}>
        <Figure
          value={`${data.total.toLocaleString(language)}${data.totalIsCapped ? '+' : ''}`}
          label={t('widgets.toApprove', { count: data.total })}
          link={{ component: PrefetchLink, to, label: t('widgets.openAccounts') }}
        />
      </CardGrid>
    </Stack>
  )
}

const awaitsApproval = JSON.stringify([{ field: 'awaits', operator: 'in', value: ['approval'] }])
