import { type AccountAct, actsOn, offeredActs, type OfferedAct } from '@ensemble/contracts/users/account-acts'
import type { UserRow } from '@ensemble/contracts/users/http'
import { useCan, useSession, useTranslation } from '@ensemble/mf-kit'
import type { TableAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { AccountHistoryPanel } from '../history/account-history-panel.tsx'
import { ActDialog } from './act-dialog.tsx'
import { actWord, dangerousActs, mainActs } from './act-words.ts'

interface AccountActs {
  /** What may be done to a row, for the table's menu. */
  actionsOf: (row: UserRow) => TableAction[]
  /** The acts themselves, without their words. */
  actsOf: (row: UserRow) => AccountAct[]
  /** The window of the act that was chosen; render it beside the table. */
  dialog: ReactNode
}

/** What the reader may do to the accounts of a list, and the window that confirms it. */
export function useAccountActs(): AccountActs {
  const { t } = useTranslation('mf-users')
  const { user, role } = useSession()
  const mayReadHistory = useCan('user.administer')
  const [chosen, setChosen] = useState<{ act: OfferedAct | 'history'; row: UserRow } | null>(null)

  const words = new Map<string, string>()
  /** Asked for once and not for each row. */
  function wordOf(act: OfferedAct | 'withdraw'): string {
    const known = words.get(act) ?? t(`acts.${act}.action`)
    words.set(act, known)
    return known
  }
  const historyWord = mayReadHistory ? t('history.action') : ''

  function actsOf(row: UserRow): AccountAct[] {
    if (!user || !role) return []
    const { id, departmentCode = null } = user
    return actsOn(row, { id, role, departmentCode })
  }

  function actionsOf(row: UserRow): TableAction[] {
    const acts = offeredActs(actsOf(row), role).map((act) => ({
      id: act,
      label: wordOf(actWord(act, row)),
      danger: dangerousActs.includes(act),
      main: mainActs.includes(act),
      onSelect: () => setChosen({ act, row }),
    }))
    if (!mayReadHistory) return acts
    return [...acts, { id: 'history', label: historyWord, onSelect: () => setChosen({ act: 'history', row }) }]
  }

  return { actionsOf, actsOf, dialog: chosen ? <Chosen {...chosen} onClose={() => setChosen(null)} /> : null }
}

function Chosen({ act, row, onClose }: { act: OfferedAct | 'history'; row: UserRow; onClose: () => void }) {
  if (act === 'history') return <AccountHistoryPanel row={row} onClose={onClose} />
  return <ActDialog act={act} row={row} onClose={onClose} />
}
