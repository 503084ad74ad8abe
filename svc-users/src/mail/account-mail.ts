import { knownAreas } from '@ensemble/contracts/delivery-areas'
import { departments, officeOf } from '@ensemble/contracts/departments'
import type { Language, Role } from '@ensemble/contracts/enumerations'
import { wordOf } from '@ensemble/contracts/words/word-of'
import { mailListOf } from '../domain/mail-lists.ts'
import { choicesLink } from './choices.ts'
import type { MailContent } from './content.ts'
import { dayInWords } from './dates.ts'
import { titled } from './titles.ts'
import { type Translate, translator } from './translate.ts'

/** Where somebody who is signed in changes their password and ends the sessions of other devices. */
const securityPage = '/users/me?tab=security'

/** Mails about an account, each with the page that its button opens. */
const pages = {
  confirm_email: '/account_validation',
  confirm_new_email: '/users/me?tab=profile', // of an address that is to take the place of another
  already_registered: '/login', // instead of confirm_email, where the address has an account
  address_in_use: '/login', // instead of confirm_new_email, where the address has another account
  account_awaits_approval: '/user_management',
  account_invitation: '/signup',
  account_approved: '/home',
  account_refused: '/',
  account_suspended: '/login', // where the reason is said
  account_restored: '/login',
  account_deleted: '/',
  keep_account: '/login',
  reset_password: '/confirm_forgot_password',
  reset_elsewhere: '/login',
  password_changed: '/forgot_password', // by somebody else: the person knows no password any more
  email_change_asked: securityPage,
  email_changed: '/users/me',
  claim_account: '/claim_account', // to somebody who takes over the account that a team has kept for them
  account_claimed: '/login', // to the same
  identity_linked: securityPage,
  new_device: securityPage,
  training_confirmed: '/users/me?tab=commitment',
  training_not_confirmed: '/users/me?tab=commitment',
  role_granted: '/login',
  staff_role_granted: '/user_management',
  areas_granted: '/login',
  staff_areas_granted: '/user_management',
  contact_message: '/home',
  contact_copy: '/home', // to who wrote it
} as const

export type AccountMailKind = keyof typeof pages

/** The page that the button of a mail opens, unless it says another. */
export function pageOf(kind: AccountMailKind): string {
  return pages[kind]
}

/** Pages for who is signed in, where that of the mail sends them home without a word. */
const noticePages: { [Kind in AccountMailKind]?: string } = {
  account_restored: '/home',
  password_changed: securityPage,
  role_granted: '/home',
  areas_granted: '/home',
}

/** The page that a notification of the same opens: whoever reads it is signed in. */
export function noticePageOf(kind: AccountMailKind): string {
  return noticePages[kind] ?? pages[kind]
}

const codeMails: readonly AccountMailKind[] = ['confirm_email', 'confirm_new_email', 'reset_password', 'claim_account']
const securityMails: readonly AccountMailKind[] = [
  'password_changed',
  'email_change_asked',
  'identity_linked',
  'new_device',
]
const typedMails: readonly AccountMailKind[] = [...codeMails, 'already_registered', 'address_in_use', 'reset_elsewhere']

export interface AccountMailInput {
  kind: AccountMailKind
  recipient: { firstName: string; language: Language; departmentCode?: string | null }
  /** Public address of the platform: links never come from a request (AU08). */
  origin: string
  /** Eight signs, in groups. */
  code?: string
  /** What staff add in their own words. */
  message?: string
  /** Empty where it does not say. */
  device?: string
  /** Whose name stands on an invitation. */
  inviter?: string
  /** YYYY-MM-DD */
  until?: string | null
  /** Whose account it is about. */
  applicant?: { name: string; departmentCode: string | null }
  /** What somebody wrote to somebody: its title, and the mission that it is about. */
  letter?: { title: string; from: string; mission: string | null }
  /** What somebody is invited as, or was made. */
  role?: Role
  /** Areas whose deliveries somebody may look at from now on. */
  areas?: readonly string[]
  /** Who granted it. */
  granter?: string
  /** An account was deleted by the team of the league. */
  byTeam?: boolean
  /** Another page than the usual one. */
  page?: string
}

/** Writes one mail about an account in the recipient's language; health is never named. */
export function accountMail(input: AccountMailInput): MailContent {
  const { kind, recipient, origin, message, letter, page = pages[kind] } = input
  const t = translator(recipient.language)
  const home = recipient.departmentCode ?? null
  const names = { inviter: input.inviter ?? '', name: letter?.from ?? input.applicant?.name ?? '' }
  return {
    ...titleOf(input, names, t),
    heading: letter?.title ?? t(`${kind}.heading`, names),
    // Nobody knows the name of an invited person yet.
    greeting: kind === 'account_invitation' ? t('hello_nobody') : t('hello', { firstName: recipient.firstName }),
    paragraphs: [
      t(kind === 'account_deleted' && input.byTeam ? 'account_deleted.by_team' : `${kind}.text`, names),
      ...(message ? message.split(/\n{2,}/) : []),
      ...(kind === 'account_approved' ? firstSteps(input, t) : []),
      // Two people share the mailbox: whoever comes second would sign in to the account of the first.
      ...(kind === 'already_registered' ? [t('already_registered.shared', { phone: officeOf(home).phone })] : []),
      ...(codeMails.includes(kind) ? [t('code_life')] : []),
      ...(securityMails.includes(kind) ? [t('not_me')] : []),
    ],
    facts: facts(input, t),
    offers: null,
    button: { label: t(`${kind}.button`), url: new URL(page, origin).href },
    footer: t(footerOf(kind)),
    ...(mailListOf(kind) && { choices: choicesLink(origin, t) }),
  }
}

/** What comes next for a new member, and whom to ask; staff are shown by their team. */
function firstSteps({ role, recipient: { departmentCode = null } }: AccountMailInput, t: Translate): string[] {
  const { phone } = officeOf(departmentCode)
  const ask = t('account_approved.ask', { phone })
  return role ? [ask] : [t('account_approved.tour'), t('account_approved.start'), ask]
}

/** What is written about a mission says its title, as every mail about one does. */
function titleOf({ kind, letter }: AccountMailInput, names: Record<'inviter' | 'name', string>, t: Translate) {
  const title = letter?.mission
  const about = kind === 'contact_message' || kind === 'contact_copy'
  return about && title ? titled(t, `${kind}.about`, { ...names, title }) : titled(t, `${kind}.subject`, names)
}

function footerOf(kind: AccountMailKind) {
  if (kind === 'account_invitation') return 'footer_invited'
  if (kind === 'account_awaits_approval') return 'footer_lets_in'
  if (kind === 'staff_role_granted' || kind === 'staff_areas_granted') return 'footer_admin'
  if (kind === 'contact_message') return 'footer_written'
  if (kind === 'account_refused' || kind === 'account_deleted') return 'footer_ended'
  return typedMails.includes(kind) ? 'footer_typed' : 'footer'
}

/** What people call an area; one that was added later is written by its name. */
function areaName(area: string, language: Language): string {
  const known = knownAreas.find((each) => each === area)
  return known ? wordOf('knownAreas', known, language) : area
}

function facts(
  { kind, code, device, until, applicant, letter, recipient, role, areas, granter }: AccountMailInput,
  t: Translate,
): MailContent['facts'] {
  const department = departments.find((one) => one.code === applicant?.departmentCode)
  const known = [
    [t('your_code'), code],
    [t(kind === 'staff_role_granted' ? 'role' : 'invited_as'), role && wordOf('roles', role, recipient.language)],
    [t('areas'), areas?.map((area) => areaName(area, recipient.language)).join(', ')],
    [t('granted_by'), granter],
    [t('device'), device === '' ? t('unknown_device') : device],
    [t('until'), until ? dayInWords(until, recipient.language) : undefined],
    [t('name'), applicant?.name],
    [t('mission'), letter?.mission],
    [t('department'), department && `${department.name} (${department.code})`],
  ] as const
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
