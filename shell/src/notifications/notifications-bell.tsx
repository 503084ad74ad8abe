import { lazyPart, useTranslation, withTexts } from '@ensemble/mf-kit'
import { BellIcon, Box, IconButton, token, VisuallyHidden } from '@ensemble/ui'
import { Suspense, useId, useState } from 'react'
import { ofWindows } from '../translations/later-texts.ts'
import { CloseNotifications } from './close-notifications.ts'
import { newest, useShellNotificationsQuery } from './notifications-api.ts'

// The list is opened now and then, the bell is on every page.
const NotificationsPanel = lazyPart(withTexts(ofWindows, () => import('./notifications-panel.tsx')))

/** The bell of the top bar: how many notifications nobody has read, and the list of them. */
export function NotificationsBell() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  // Said when it changes, and to who comes to the bell: the number on it is for the eye.
  const unreadId = useId()
  const { unread } = useShellNotificationsQuery(newest, {
    // Nothing else of the answer draws the bell a second time: on every page it begins with a question on its way.
    selectFromResult: ({ data }) => ({ unread: data?.unread ?? 0 }),
  })
  return (
    <Box sx={bell}>
      <IconButton
        label={t('notifications.title')}
        icon={<BellIcon size={24} />}
        aria-haspopup="dialog"
        aria-describedby={unreadId}
        onClick={() => setOpen(true)}
      />
      {unread > 0 ? (
        <Box component="span" aria-hidden sx={badge}>
          {unread > 99 ? '99+' : unread}
        </Box>
      ) : null}
      <VisuallyHidden id={unreadId} role="status">
        {unread > 0 ? t('notifications.unread', { count: unread }) : ''}
      </VisuallyHidden>
      {open ? (
        <CloseNotifications value={() => setOpen(false)}>
          <Suspense fallback={null}>
            <NotificationsPanel />
          </Suspense>
        </CloseNotifications>
      ) : null}
    </Box>
  )
}

// As large as the words around it, up to what stands beside the bell of a phone.
const size = `min(${token('font-small')}, 22px)`

// What "99+" needs beyond the button is kept free whatever there is to tell: nothing shifts when the number comes.
const bell = { position: 'relative', marginRight: `max(12px, calc(${size} * 3.4 - 36px))` }

const badge = {
  position: 'absolute',
  top: '0',
  // From the upper end of the bell to the right; the taller it is, the further from the bell, which stays whole.
  left: `calc(${size} + 12px)`,
  minWidth: '1.6em',
  padding: '0 0.35em',
  borderRadius: token('radius-pill'),
  background: token('primary'),
  color: token('on-strong'),
  fontSize: size,
  fontWeight: 600,
  lineHeight: 1.6,
  textAlign: 'center',
  pointerEvents: 'none',
}
