import { useUsersDeleteMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** Refuses a request, or takes an invitation back: the account and what was in it are gone. */
export function RefuseDialog(props: ActDialogProps) {
  const [remove] = useUsersDeleteMutation()
  return <ReasonDialog {...props} act={props.row.awaits === 'invitation' ? 'withdraw' : 'refuse'} start={remove} />
}
