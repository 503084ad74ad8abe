import { useUsersDeleteMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** Deletes an account for good: all that names the person goes at once. */
export function DeleteDialog(props: ActDialogProps) {
  const [remove] = useUsersDeleteMutation()
  return <ReasonDialog {...props} act="delete" start={remove} />
}
