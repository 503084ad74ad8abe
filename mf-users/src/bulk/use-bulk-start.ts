import type { UserRow } from '@ensemble/contracts/users/http'
import {
  useUsersApproveMutation,
  useUsersDeleteMutation,
  useUsersInviteMutation,
  useUsersActivateSuspendedMutation,
  useUsersSuspendMutation,
} from '../api/users-api.ts'
import type { BulkAct } from './bulk-dialog.tsx'

type Start = (row: UserRow, reason: string) => { unwrap: () => Promise<unknown> }

/** How an act begins for one of several rows. */
export function useBulkStart(act: BulkAct): Start {
  const [approve] = useUsersApproveMutation()
  const [invite] = useUsersInviteMutation()
  const [reactivate] = useUsersActivateSuspendedMutation()
  const [suspend] = useUsersSuspendMutation()
  const [remove] = useUsersDeleteMutation()
  const params = ({ id }: UserRow) => ({ userId: id })
  const starts: Record<BulkAct, Start> = {
    approve: (row) => approve({ params: params(row), body: {} }),
    resend: ({ email, role, departmentCode }) => invite({ body: { email, role, departmentCode, resend: true } }),
    reactivate: (row) => reactivate({ params: params(row) }),
    suspend: (row, reason) => suspend({ params: params(row), body: { reason } }),
    refuse: (row, reason) => remove({ params: params(row), body: { reason } }),
    withdraw: (row, reason) => remove({ params: params(row), body: { reason } }),
  }
  return starts[act]
}
