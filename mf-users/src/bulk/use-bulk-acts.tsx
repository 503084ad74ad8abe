import type { AccountAct } from '@ensemble/contracts/users/account-acts'
import { nameOf } from '@ensemble/contracts/users/account-name'
import type { UserRow } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import type { BulkAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { ContactDialog } from '../acts/contact-dialog.tsx'
import { BulkDialog, type BulkAct } from './bulk-dialog.tsx'

interface Chosen {
  rows: readonly UserRow[]
  actsOf: (row: UserRow) => AccountAct[]
  selection: ReadonlySet<string>
  onSelectionChange: (selection: ReadonlySet<string>) => void
}

/** In the order of the bar: what people come for first. */
const bulkActs = ['approve', 'resend', 'reactivate', 'contact', 'suspend', 'refuse'] as const

/** What may be done to all rows that are chosen; an act is offered where it suits every one of them. */
export function useBulkActs({ rows, actsOf, selection, onSelectionChange }: Chosen): {
  actions: BulkAction[]
  dialog: ReactNode
} {
  const { t } = useTranslation('mf-users')
  // Whom an act is for is settled by its press: the list changes while the window stands, and with it the choice.
  const [asking, setAsking] = useState<{ act: BulkAct | 'contact'; asked: readonly UserRow[] } | null>(null)
  const chosen = rows.filter(({ id }) => selection.has(id))
  const offered = bulkActs.filter((act) => chosen.length > 0 && chosen.every((row) => actsOf(row).includes(act)))
  const withdraws = chosen.every(({ awaits }) => awaits === 'invitation')
  const wordOf = (act: (typeof bulkActs)[number]) => (act === 'refuse' && withdraws ? 'withdraw' : act)

  function dialog(): ReactNode {
    if (asking === null) return null
    const { act, asked } = asking
    if (act === 'contact') {
      const people = asked.map((row) => ({ id: row.id, name: nameOf(row) }))
      return <ContactDialog people={people} onClose={() => setAsking(null)} />
    }
    return (
      <BulkDialog
        act={act}
        rows={asked}
        onClose={() => setAsking(null)}
        onDone={(left) => onSelectionChange(new Set(left))}
      />
    )
  }

  return {
    actions: offered.map((act) => ({
      id: act,
      label: t(`acts.${wordOf(act)}.action`),
      danger: act === 'suspend' || act === 'refuse',
      onSelect: () => setAsking({ act: wordOf(act), asked: chosen }),
    })),
    dialog: dialog(),
  }
}
