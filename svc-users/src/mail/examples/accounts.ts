import { displayName } from '../../domain/user.ts'
import { accountMail, type AccountMailInput, type AccountMailKind } from '../account-mail.ts'
import type { Example } from './example.ts'
import type { Scene } from './scene.ts'

const code = 'K7QM-2RTX'

/** Mails about an account, in the order in which somebody may get them. */
export const accounts = {
  confirm_email: (scene) => account('confirm_email', scene, { code }),
  already_registered: (scene) => account('already_registered', scene),
  account_awaits_approval: (scene) => account('account_awaits_approval', scene, applicantOf(scene)),
  account_invitation: (scene) =>
    account('account_invitation', scene, { inviter: displayName(scene.participant), role: 'referent' }),
  account_approved: (scene) => account('account_approved', scene),
  account_refused: (scene) => account('account_refused', scene),
  claim_account: (scene) => account('claim_account', scene, { code }),
  account_claimed: (scene) => account('account_claimed', scene),
  training_confirmed: (scene) => account('training_confirmed', scene),
  training_not_confirmed: (scene) => account('training_not_confirmed', scene),
  role_granted: (scene) => account('role_granted', scene, { role: 'referent' }),
  staff_role_granted: (scene) =>
    account('staff_role_granted', scene, {
      ...applicantOf(scene),
      role: 'referent',
      granter: 'Dominique Martin',
    }),
  areas_granted: (scene) => account('areas_granted', scene, { areas: ['mf-missions'] }),
  staff_areas_granted: (scene) =>
    account('staff_areas_granted', scene, {
      ...applicantOf(scene),
      areas: ['mf-missions'],
      granter: 'Dominique Martin',
    }),
  reset_password: (scene) => account('reset_password', scene, { code }),
  reset_elsewhere: (scene) => account('reset_elsewhere', scene),
  password_changed: (scene) => account('password_changed', scene),
  new_device: (scene) => account('new_device', scene, { device: scene.words.device }),
  identity_linked: (scene) => account('identity_linked', scene),
  email_change_asked: (scene) => account('email_change_asked', scene),
  confirm_new_email: (scene) => account('confirm_new_email', scene, { code }),
  address_in_use: (scene) => account('address_in_use', scene),
  email_changed: (scene) => account('email_changed', scene),
  account_suspended: (scene) => account('account_suspended', scene, { until: '2027-03-15' }),
  account_restored: (scene) => account('account_restored', scene),
  keep_account: (scene) => account('keep_account', scene, { until: '2027-03-15' }),
  account_deleted: (scene) => account('account_deleted', scene),
} as const satisfies Partial<Record<string, Example>>

function account(
  kind: AccountMailKind,
  { recipient, origin }: Scene,
  details: Omit<AccountMailInput, 'kind' | 'recipient' | 'origin'> = {},
) {
  return accountMail({ kind, recipient, origin, ...details })
}

function applicantOf({ participant }: Scene) {
  return { applicant: { name: displayName(participant), departmentCode: participant.departmentCode } }
}
