import type { UserRow } from '@ensemble/contracts/users/http'
import type { OfferedAct } from '@ensemble/contracts/users/account-acts'
import { AppointDialog } from './appoint-dialog.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { ContactRowDialog } from './contact-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PassOnDialog } from './pass-on-dialog.tsx'
import { ReactivateDialog } from './reactivate-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ResendDialog } from './resend-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

/** What a window says of the account that it is about. */
export type ActedRow = Pick<
  UserRow,
  'id' | 'firstName' | 'lastName' | 'email' | 'role' | 'departmentCode' | 'awaits' | 'byTelephone'
>

/** What every window of an act needs. */
export interface ActDialogProps {
  row: ActedRow
  onClose: () => void
}

const dialogs = {
  approve: ApproveDialog,
  refuse: RefuseDialog,
  pass_on: PassOnDialog,
  resend: ResendDialog,
  appoint: AppointDialog,
  contact: ContactRowDialog,
  suspend: SuspendDialog,
  reactivate: ReactivateDialog,
  delete: DeleteDialog,
} as const

/** The window in which an act is confirmed. */
export function ActDialog({ act, ...props }: ActDialogProps & { act: OfferedAct }) {
  const Dialog = dialogs[act]
  return <Dialog {...props} />
}
