import type { Mission } from '@ensemble/contracts/missions/http'
import { Link, PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { Stack, Text, TextLink } from '@ensemble/ui'

/** Why a mission for trained volunteers is closed to the reader, and what opens it. */
export function ReservedNote({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const { requiredVolunteerKinds: required } = mission
  const own = (user?.volunteerStandings ?? []).filter(({ kind }) => required.includes(kind))
  // What the committee is already asked about comes before what has run out.
  const waiting = own.find(({ state }) => state === 'declared') ?? own.find(({ state }) => state === 'expired')
  const confirmed = own.some(({ state }) => state === 'confirmed')
  return (
    <Stack sx={{ gap: '8px', alignItems: 'flex-start' }}>
      <Text>{t('panel.reserved')}</Text>
      {user?.role === 'member' ? advice() : null}
    </Stack>
  )

  function advice() {
    if (confirmed) return <Text>{t('panel.justConfirmed')}</Text>
    if (waiting) {
      return (
        <>
          <Text weight="medium">
            {t(waiting.state === 'expired' ? 'panel.expired' : 'panel.declared', { kind: t(`kinds.${waiting.kind}`) })}
          </Text>
          <TextLink alone component={Link} to="?contact=department">
            {t('panel.askCommittee')}
          </TextLink>
        </>
      )
    }
    return (
      <TextLink alone component={PrefetchLink} to={`/users/${user?.id ?? 'me'}?tab=commitment`}>
        {t('panel.declare')}
      </TextLink>
    )
  }
}
