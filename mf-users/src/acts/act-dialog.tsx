import { type UserRow } from '@ensemble/contracts/users/http'
import { type AccountAct } from './account-acts.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { ReactivateDialog } from './reactivate-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

/** What every window of an act needs. */
export interface ActDialogProps {
  row: UserRow
  onClose: () => void
}

const dialogs = {
  approve: ApproveDialog,
  refuse: RefuseDialog,
  suspend: SuspendDialog,
  reactivate: ReactivateDialog,
} as const

/** The window in which an act is confirmed. */
export function ActDialog({ act, ...props }: ActDialogProps & { act: AccountAct }) {
  const Dialog = dialogs[act]
  return <Dialog {...props} />
}
