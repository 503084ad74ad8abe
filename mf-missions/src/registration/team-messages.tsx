import type { Mission } from '@ensemble/contracts/missions/http'
import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, MessageCircleIcon } from '@ensemble/ui'

/** Leads to the thread between the reader and the team; nothing for who may neither write nor read in it. */
export function TeamMessages({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const { messages = 0, unread = 0, mayWrite = false } = mission.myThread ?? {}
  if (!mayWrite && messages === 0) return null
  return (
    <LinkButton
      fullWidth
      variant={unread > 0 ? 'primary' : 'secondary'}
      icon={<MessageCircleIcon />}
      component={Link}
      to="?thread=me"
    >
      {label()}
    </LinkButton>
  )

  function label() {
    if (unread > 0) return t('messages.unread', { count: unread })
    return messages > 0 ? t('messages.withTeam') : t('messages.askTeam')
  }
}
