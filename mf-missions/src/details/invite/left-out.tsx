import { useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'
import { useWhyLeftOut } from './use-why-left-out.ts'

export interface Sent {
  invited: number
  skipped: readonly { userId: string; name: string; code: string }[]
}

/** What came of inviting, where somebody was left out: how many were asked, and who was not, and why. */
export function LeftOut({ invited, skipped }: Sent) {
  const { t } = useTranslation('mf-missions')
  const why = useWhyLeftOut()
  return (
    <Notice severity="warning" title={t('invite.skipped', { count: skipped.length })} announce>
      {invited > 0 ? <Text>{t('invite.done', { count: invited })}</Text> : null}
      {skipped.map(({ userId, name, code }) => (
        <Text key={userId}>{why({ name, code })}</Text>
      ))}
    </Notice>
  )
}
