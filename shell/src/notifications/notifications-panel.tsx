import { errorMessage, Link, useDates, useTranslation } from '@ensemble/mf-kit'
import { Button, Chip, EmptyState, ErrorState, ListSkeleton, SidePanel, Stack, Text, TextLink } from '@ensemble/ui'
import { use } from 'react'
import { MailPreferences } from './mail-preferences.tsx'
import { newest, useShellNotificationsQuery, useShellReadNotificationsMutation } from './notifications-api.ts'
import { CloseNotifications } from './notifications-bell.tsx'

/** What happened and concerns the reader, the newest first; one that is followed counts as read. */
export function NotificationsPanel() {
  const { t } = useTranslation()
  const dates = useDates()
  const close = use(CloseNotifications)
  const { data, isError, error, isFetching, refetch } = useShellNotificationsQuery(newest)
  const [read, { isLoading }] = useShellReadNotificationsMutation()
  const mark = (body: { ids: number[] } | { all: true }) => void read({ params: { userId: 'me' }, body })
  const unread = data?.unread ?? 0
  return (
    <SidePanel
      open
      title={t('notifications.title')}
      onClose={close}
      actions={
        unread > 0 ? (
          <Button variant="secondary" loading={isLoading} onClick={() => mark({ all: true })}>
            {t('notifications.readAll')}
          </Button>
        ) : undefined
      }
    >
      {!data && isError ? (
        <ErrorState
          title={t('notifications.failed')}
          text={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError ? <ListSkeleton /> : null}
      {data?.items.length === 0 ? (
        <EmptyState title={t('notifications.none')} text={t('notifications.noneHint')} />
      ) : null}
      <Stack component="ul" role="list" spacing={2} sx={{ listStyle: 'none', padding: 0 }}>
        {data?.items.map(({ id, title, path, at, readAt }) => (
          <Stack component="li" key={id} sx={{ gap: '4px', alignItems: 'flex-start' }}>
            <TextLink
              alone
              component={Link}
              to={path}
              onClick={() => {
                if (!readAt) mark({ ids: [id] })
                close()
              }}
            >
              {title}
            </TextLink>
            <Stack direction="row" sx={{ gap: '8px', alignItems: 'center', flexWrap: 'wrap' }}>
              <Text as="time" size="small" tone="second" dateTime={at} title={dates.exact(at)}>
                {dates.relative(at)}
              </Text>
              {readAt ? null : <Chip label={t('notifications.new')} />}
            </Stack>
          </Stack>
        ))}
      </Stack>
      <MailPreferences />
    </SidePanel>
  )
}

// React.lazy takes a default export.
export default NotificationsPanel
