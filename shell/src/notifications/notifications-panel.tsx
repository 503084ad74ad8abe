import { typeset } from '@ensemble/contracts/typography'
import { Link, retryOf, useDates, useLanguage, useSend, useTranslation } from '@ensemble/mf-kit'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  NotificationList,
  SendStatus,
  SidePanel,
} from '@ensemble/ui'
import { use } from 'react'
import { CloseNotifications } from './close-notifications.ts'
import { newest, useShellNotificationsQuery, useShellReadNotificationsMutation } from './notifications-api.ts'

/** Where all of them stand, and what is mailed is chosen. */
const tabPath = '/users/me?tab=notifications'

/** What happened and concerns the reader, the newest first; one that is followed counts as read. */
export default function NotificationsPanel() {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  // Missions are written in French.
  const lang = language === 'fr' ? undefined : 'fr'
  const close = use(CloseNotifications)
  const query = useShellNotificationsQuery(newest)
  const { data, isError } = query
  const reading = useSend(useShellReadNotificationsMutation()[0])
  const mark = (body: { ids: number[] } | { all: true }) => void reading.send({ params: { userId: 'me' }, body })
  const unread = data?.unread ?? 0
  return (
    <SidePanel
      open
      title={t('notifications.title')}
      onClose={close}
      actions={
        unread > 0 ? (
          <Button variant="secondary" loading={reading.sending} onClick={() => mark({ all: true })}>
            {t('notifications.readAll')}
          </Button>
        ) : undefined
      }
    >
      <SendStatus sending={reading.sending} failure={reading.failure} />
      {!data && isError ? <ErrorState title={t('notifications.failed')} {...retryOf(query)} /> : null}
      {!data && !isError ? <ListSkeleton /> : null}
      {data?.items.length === 0 ? (
        <EmptyState title={t('notifications.none')} text={t('notifications.noneHint')} />
      ) : null}
      <NotificationList
        freshLabel={t('notifications.new')}
        items={(data?.items ?? []).map(({ id, kind, title, titles, path, mission, at, readAt }) => ({
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
        onFollow={({ id, fresh }) => {
          if (fresh) mark({ ids: [Number(id)] })
          close()
        }}
      />
      <Box sx={{ marginTop: '32px' }}>
        <LinkButton variant="secondary" component={Link} to={tabPath} onClick={close}>
          {t('notifications.preferences')}
        </LinkButton>
      </Box>
    </SidePanel>
  )
}
