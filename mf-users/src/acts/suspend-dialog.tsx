import { useUsersSuspendMutation } from '../api/users-api.ts'
import { type ActDialogProps } from './act-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** Suspends an account: its sessions end at once. */
export function SuspendDialog(props: ActDialogProps) {
  const [suspend] = useUsersSuspendMutation()
  return <ReasonDialog {...props} act="suspend" start={suspend} />
}
