import { type UserRow } from '@ensemble/contracts/users/http'
import { useSession, useTranslation } from '@ensemble/mf-kit'
import { type TableAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { type AccountAct, actsOn } from './account-acts.ts'
import { ActDialog } from './act-dialog.tsx'

interface AccountActs {
  /** What may be done to a row, for the table's menu. */
  actionsOf: (row: UserRow) => TableAction[]
  /** The window of the act that was chosen; render it beside the table. */
  dialog: ReactNode
}

/** What the reader may do to the accounts of a list, and the window that confirms it. */
export function useAccountActs(): AccountActs {
  const { t } = useTranslation('mf-users')
  const { user, role } = useSession()
  const [chosen, setChosen] = useState<{ act: AccountAct; row: UserRow } | null>(null)

  function actionsOf(row: UserRow): TableAction[] {
    if (!user || !role) return []
    const { id, departmentCode = null } = user
    return actsOn(row, { id, role, departmentCode }).map((act) => ({
      id: act,
      label: t(`acts.${act}.action`),
      danger: act === 'refuse' || act === 'suspend',
      onSelect: () => setChosen({ act, row }),
    }))
  }

  return { actionsOf, dialog: chosen ? <ActDialog {...chosen} onClose={() => setChosen(null)} /> : null }
}
