import { useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'

/** Why somebody was left out, as the service says it. */
const known = [
  'NOT_FOUND',
  'OUT_OF_SCOPE',
  'OWN_MISSION',
  'ALREADY_REGISTERED',
  'INVITATION_ALREADY_ANSWERED',
  'PREVIOUSLY_REFUSED',
  'NOT_AVAILABLE',
  'INVITED_OFTEN',
  'MISSION_FULL',
] as const

export interface Sent {
  invited: number
  skipped: readonly { userId: string; name: string; code: string }[]
}

/** What came of inviting, where somebody was left out: how many were asked, and who was not, and why. */
export function LeftOut({ invited, skipped }: Sent) {
  const { t } = useTranslation('mf-missions')
  return (
    <Notice severity="warning" title={t('invite.skipped', { count: skipped.length })} announce>
      {invited > 0 ? <Text>{t('invite.done', { count: invited })}</Text> : null}
      {skipped.map(({ userId, name, code }) => (
        <Text key={userId}>
          {t('approval.refusedLine', {
            title: name,
            why: t(`invite.codes.${known.find((each) => each === code) ?? 'OTHER'}`),
          })}
        </Text>
      ))}
    </Notice>
  )
}
