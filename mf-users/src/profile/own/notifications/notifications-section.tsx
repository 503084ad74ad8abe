import { notificationSorts } from '@ensemble/contracts/users/notification-sort'
import { typeset } from '@ensemble/contracts/typography'
import { retryOf, Link, useDates, useLanguage, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import {
  Button,
  EmptyState,
  ErrorState,
  FormSection,
  ListSkeleton,
  NotificationList,
  Pagination,
  Select,
  Stack,
} from '@ensemble/ui'
import { useState } from 'react'
import { useUsersNotificationsQuery, useUsersReadNotificationsMutation } from '../../../api/notifications-api.ts'
import { useMissionLang } from '../../../texts/mission-name.tsx'

const pageSize = 10

/** Everything that happened and concerns the reader, the newest first, page by page. */
export function NotificationsSection() {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const language = useLanguage()
  const lang = useMissionLang()
  const [page, setPage] = useListPage()
  // The button that read all of them stays, and the focus on it.
  const [all, setAll] = useState(false)
  const [address, setAddress] = useSearchParams()
  const about = notificationSorts.find((sort) => sort === address.get('about'))
  const query = useUsersNotificationsQuery({ params: { userId: 'me' }, query: { page, pageSize, about } })
  const [read, { isLoading }] = useUsersReadNotificationsMutation()
  const { isError, error, isFetching, refetch } = query
  leaveGonePage(page, error, setPage)
  // The page before stays until the next is there: nothing jumps. It is not shown for one that did not come.
  const data = isError ? query.currentData : query.data
  const mark = (body: { ids: number[] } | { all: true }) => void read({ params: { userId: 'me' }, body })
  function choose(sort: string) {
    setAddress(
      (now) => {
        now.delete('page')
        if (sort === '') now.delete('about')
        else now.set('about', sort)
        return now
      },
      { replace: true },
    )
  }
  return (
    <FormSection
      title={t('own.sections.notifications.title')}
      why={t('own.sections.notifications.why')}
      actions={
        data && (data.unread > 0 || all) ? (
          <Button
            variant="secondary"
            loading={isLoading}
            unavailable={data.unread === 0}
            onClick={() => {
              setAll(true)
              mark({ all: true })
            }}
          >
            {t('own.notifications.readAll')}
          </Button>
        ) : null
      }
    >
      {!data && isError ? (
        <ErrorState title={t('own.notifications.failed')} {...retryOf({ error, isFetching, refetch })} />
      ) : null}
      {!data && !isError ? <ListSkeleton /> : null}
      {about || (data && data.total > 0) ? (
        <Select
          label={t('own.notifications.about')}
          fullWidth={false}
          emptyOption={t('own.notifications.all')}
          options={notificationSorts.map((sort) => ({ value: sort, label: t(`own.notifications.sorts.${sort}`) }))}
          value={about}
          onChange={choose}
        />
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState
          title={t(about ? 'own.notifications.noneAbout' : 'own.notifications.none')}
          text={t(about ? 'own.notifications.noneAboutHint' : 'own.notifications.noneHint')}
        />
      ) : null}
      {data && data.items.length > 0 ? (
        <Stack spacing={3}>
          <NotificationList
            freshLabel={t('own.notifications.fresh')}
            items={data.items.map(({ id, kind, title, titles, path, mission, at, readAt }) => ({
              id,
              title: titles?.[language] ?? title,
              kind,
              group: mission && { ...mission, title: typeset(mission.title, 'fr'), lang },
              link: { component: Link, to: path },
              fresh: readAt === null,
              at,
              relative: dates.relative(at),
              exact: dates.exact(at),
            }))}
            onFollow={({ id, fresh }) => fresh && mark({ ids: [Number(id)] })}
          />
          <Pagination page={page} pageCount={data.lastPage + 1} onChange={setPage} disabled={isFetching} />
        </Stack>
      ) : null}
    </FormSection>
  )
}
