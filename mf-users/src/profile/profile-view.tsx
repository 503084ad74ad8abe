import type { User } from '@ensemble/contracts/users/http'
import { reachOf } from '@ensemble/contracts/permissions'
import {
  PrefetchLink,
  useCan,
  useDates,
  useLanguage,
  useLocation,
  usePageName,
  useSession,
  useTranslation,
} from '@ensemble/mf-kit'
import { Card, Chip, Facts, Heading, Page, PageHeader, PhoneLink } from '@ensemble/ui'
import { useState } from 'react'
import { AccountHistory } from '../history/account-history.tsx'
import { ActivityLog } from '../history/activity-log.tsx'
import { ParticipationsCard } from './participations/participations-card.tsx'
import { titleOf } from '../texts/name-of.ts'
import { UserStatusChip } from '../texts/user-status-chip.tsx'
import { AccountActs } from './account-acts.tsx'
import { commitmentFacts } from './facts/commitment-facts.ts'
import { accountFacts, identityFacts } from './facts/identity-facts.ts'
import { Portrait } from './facts/portrait.tsx'
import type { ProfileFact } from './facts/profile-fact.ts'
import { staffFacts } from './facts/staff-facts.ts'
import { DeliveryAreasCard } from './delivery-areas/delivery-areas-card.tsx'
import { TelephoneCard } from '../telephone/telephone-card.tsx'
import { StandingsCard } from '../volunteers/standings-card.tsx'

/** Somebody else's profile, to read. Blocks that the reader may not see are not in the answer, and not on the page. */
export function ProfileView({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const language = useLanguage()
  const name = titleOf(user)
  usePageName(name)
  const follows = useFollows(user)
  const back = useBack()
  // Whoever opens an account that waits came to decide on it. Its acts stay where they are once that is done.
  const [waits] = useState(user.status === 'pending_approval')
  const blocks = [
    { id: 'post' as const, facts: user.role === 'member' ? [] : staffFacts(user, t) },
    { id: 'identity' as const, facts: identityFacts(user, t, language) },
    { id: 'commitment' as const, facts: commitmentFacts(user, t, dates) },
    { id: 'account' as const, facts: accountFacts(user, t, dates) },
  ].filter(({ facts }) => facts.length > 0)
  return (
    <Page>
      <PageHeader
        back={back}
        title={name}
        mark={user.avatarKey ? <Portrait user={user} /> : null}
        chips={
          <>
            {user.role ? <Chip label={t(`roles.${user.role}`)} /> : null}
            {user.status ? <UserStatusChip status={user.status} /> : null}
            {user.telephone?.claimedAt === null ? <Chip label={t('telephone.mark')} /> : null}
          </>
        }
      />
      {waits ? <AccountActs user={user} /> : null}
      {blocks.map((block) => (
        <Block key={block.id} {...block} />
      ))}
      <TelephoneCard user={user} />
      <StandingsCard user={user} />
      {follows ? (
        <>
          <ParticipationsCard userId={user.id} />
          <Card as="section" aria-labelledby="profile-activity">
            <Heading level={2} size="s" id="profile-activity">
              {t('activity.title')}
            </Heading>
            <ActivityLog actorId={user.id} />
          </Card>
        </>
      ) : null}
      {waits ? null : <AccountActs user={user} />}
      <DeliveryAreasCard user={user} />
      {user.history ? (
        <Card as="section" aria-labelledby="profile-history">
          <Heading level={2} size="s" id="profile-history">
            {t('history.title')}
          </Heading>
          <AccountHistory entries={user.history} createdAt={user.createdAt} />
        </Card>
      ) : null}
    </Page>
  )
}

/** As the matrix says; the service decides. Nobody asks for a card of staff, or of an account that waits or is gone. */
function useFollows({ role, status, departmentCode, allowedActions }: User): boolean {
  const reader = useSession()
  if (reader.role === null || allowedActions === undefined) return false
  if (status === 'pending_approval' || status === 'deleted') return false
  const reach = reachOf('mission.see_participations', reader.role)
  const sameDepartment = role === 'member' && departmentCode === reader.user?.departmentCode
  return reach === 'all' || (reach === 'department' && sameDepartment)
}

/** To the list that its reader follows accounts in, as it was left if they came from there; members have none. */
function useBack() {
  const { t } = useTranslation('mf-users')
  const { role } = useSession()
  const administers = useCan('user.administer')
  // What is chosen on the page changes the address, which forgets it.
  const [state] = useState<unknown>(useLocation().state)
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  const asLeft = (list: string) => (typeof from === 'string' && from.split('?')[0] === list ? from : list)
  if (administers) return { component: PrefetchLink, to: asLeft('/user_management'), label: t('management.title') }
  if (role === 'referent')
    return { component: PrefetchLink, to: asLeft('/my_department'), label: t('department.title') }
  return undefined
}

interface BlockProps {
  id: 'post' | 'identity' | 'commitment' | 'account'
  facts: ProfileFact[]
}

function Block({ id, facts }: BlockProps) {
  const { t } = useTranslation('mf-users')
  return (
    <Card as="section" aria-labelledby={`profile-${id}`}>
      <Heading level={2} size="s" id={`profile-${id}`}>
        {t(`profile.blocks.${id}`)}
      </Heading>
      <Facts
        facts={facts.map(({ id: fact, value }) => ({
          id: fact,
          label: t(`fields.${fact}`),
          value: fact === 'phone' ? <PhoneLink number={value} /> : value,
        }))}
      />
    </Card>
  )
}
