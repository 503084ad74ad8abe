import type { User } from '@ensemble/contracts/users/http'
import { reachOf } from '@ensemble/contracts/permissions'
import { useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Heading, Stack } from '@ensemble/ui'
import { StandingList } from './standing-list.tsx'
import { useDecision } from './use-decision.tsx'

/** What somebody else is trained for, on their page, with what the staff may say of it. */
export function StandingsCard({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const { role } = useSession()
  const decision = useDecision()
  const { volunteerStandings = [] } = user
  if (volunteerStandings.length === 0) return null
  const decides = role !== null && reachOf('user.confirm_volunteer', role) !== 'no' && user.status === 'validated'
  return (
    <Card as="section" aria-labelledby="profile-volunteer">
      <Heading level={2} size="s" id="profile-volunteer">
        {t('volunteers.title')}
      </Heading>
      <StandingList
        standings={volunteerStandings}
        reader="staff"
        acts={({ kind, state }) => {
          if (!decides) return null
          const declared = { userId: user.id, name: user.displayName, kind }
          return (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
              {state === 'confirmed' ? null : (
                <Button variant="secondary" onClick={() => decision.confirm(declared)}>
                  {t('volunteers.confirm.action')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => decision.refuse(declared)}>
                {t(state === 'confirmed' ? 'volunteers.withdraw' : 'volunteers.refuse.action')}
              </Button>
            </Stack>
          )
        }}
      />
      {decision.dialog}
    </Card>
  )
}
