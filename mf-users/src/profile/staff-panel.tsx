import type { AccountAct } from '@ensemble/contracts/users/account-acts'
import type { User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Heading, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { ActDialog, type ActedRow } from '../acts/act-dialog.tsx'
import { actWord, dangerousActs } from '../acts/act-words.ts'
import { AccountHistory } from '../history/account-history.tsx'

/** What staff may do to this account, and what was done to it; the service says both, and shows less to less. */
export function StaffPanel({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const [chosen, setChosen] = useState<AccountAct | null>(null)
  const { allowedActions = [], history } = user
  const row = rowOf(user)
  return (
    <>
      {allowedActions.length > 0 ? (
        <Card as="section" aria-labelledby="profile-acts">
          <Heading level={2} size="s" id="profile-acts">
            {t('profile.acts')}
          </Heading>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
            {allowedActions.map((act) => (
              <Button
                key={act}
                variant={dangerousActs.includes(act) ? 'danger' : 'secondary'}
                onClick={() => setChosen(act)}
              >
                {t(`acts.${actWord(act, row)}.action`)}
              </Button>
            ))}
          </Stack>
        </Card>
      ) : null}
      {history ? (
        <Card as="section" aria-labelledby="profile-history">
          <Heading level={2} size="s" id="profile-history">
            {t('history.title')}
          </Heading>
          <AccountHistory entries={history} createdAt={user.createdAt} />
        </Card>
      ) : null}
      {chosen ? <ActDialog act={chosen} row={row} onClose={() => setChosen(null)} /> : null}
    </>
  )
}

function rowOf(user: User): ActedRow {
  const { id, firstName = '', lastName = '', email = '', role = 'member', departmentCode = null, awaits = null } = user
  return { id, firstName, lastName, email, role, departmentCode, awaits }
}
