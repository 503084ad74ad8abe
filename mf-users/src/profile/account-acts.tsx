import { offeredActs, type OfferedAct } from '@ensemble/contracts/users/account-acts'
import type { User } from '@ensemble/contracts/users/http'
import { PrefetchLink, useCan, useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Heading, LinkButton, Stack, useFocusAfterRemoval } from '@ensemble/ui'
import { useRef, useState } from 'react'
import { ActDialog, type ActedRow } from '../acts/act-dialog.tsx'
import { actWord, dangerousActs, mainActs } from '../acts/act-words.ts'

/** What staff may do to this account; the service says it, and offers less to less. */
export function AccountActs({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const { role } = useSession()
  const administers = useCan('user.administer')
  const [chosen, setChosen] = useState<OfferedAct | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The act that was chosen is none any more; after an erasure there is no other either.
  const focus = useFocusAfterRemoval(() => heading.current ?? document.querySelector('h1'))
  const { allowedActions = [] } = user
  if (allowedActions.length === 0) return null
  const row = rowOf(user)
  return (
    <Card as="section" aria-labelledby="profile-acts">
      <Heading level={2} size="s" id="profile-acts" tabIndex={-1} ref={heading}>
        {t('profile.acts')}
      </Heading>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }} {...focus}>
        {offeredActs(allowedActions, role)
          .sort((one, other) => rankOf(one) - rankOf(other))
          .map((act) => (
            <Button key={act} variant={variants[rankOf(act)]} onClick={() => setChosen(act)}>
              {t(`acts.${actWord(act, row)}.action`)}
            </Button>
          ))}
        {row.role !== 'member' && administers ? (
          <LinkButton component={PrefetchLink} to={`/missions/management?handover=${user.id}`}>
            {t('profile.handOver')}
          </LinkButton>
        ) : null}
      </Stack>
      {chosen ? <ActDialog act={chosen} row={row} onClose={() => setChosen(null)} /> : null}
    </Card>
  )
}

/** What one usually came for stands first; what takes something away stands last, and quietly: its window warns. */
const variants = ['primary', 'secondary', 'quiet'] as const
function rankOf(act: OfferedAct): 0 | 1 | 2 {
  if (dangerousActs.includes(act)) return 2
  return mainActs.includes(act) ? 0 : 1
}

function rowOf(user: User): ActedRow {
  const { id, firstName = '', lastName = '', email = '', role = 'member', departmentCode = null, awaits = null } = user
  const byTelephone = user.telephone?.claimedAt === null
  return { id, firstName, lastName, email, role, departmentCode, awaits, byTelephone }
}
