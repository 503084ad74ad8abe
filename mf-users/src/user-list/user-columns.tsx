import { departments } from '@ensemble/contracts/departments'
import { type Language, profileTypes, roles, userStatuses } from '@ensemble/contracts/enumerations'
import { awaitedSteps } from '@ensemble/contracts/users/account-acts'
import { nameOf } from '@ensemble/contracts/users/account-name'
import type { UserRow } from '@ensemble/contracts/users/http'
import { formatShortDay, type TFunction, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { RowLink } from '@ensemble/mf-kit/table'
import { CellChip, type TableColumn } from '@ensemble/ui/data-grid'
import { useMemo } from 'react'
import { awaitsTones } from '../texts/awaits-chip.tsx'
import { choices, labelIn } from '../texts/choices.ts'
import { EmailText } from '../texts/email-text.tsx'
import type { FieldName } from '../texts/field-name.ts'
import { InvitationEnd } from '../texts/invitation-end.tsx'
import { statusTones } from '../texts/user-status-chip.tsx'
import { waits } from './longest-wait.ts'

type Column = TableColumn<UserRow>

/** Room for "il y a 59 minutes", the longest of them, and for any short day. */
const widthOfSince = 148

const departmentChoices = departments.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))

export type UserColumns = ReturnType<typeof userColumns>

/** Columns of the list call, by their name in it; the same as long as nothing in them changes. */
export function useUserColumns(): UserColumns {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const language = useLanguage()
  return useMemo(() => userColumns(t, dates, language), [t, dates, language])
}

function userColumns(t: TFunction<'mf-users'>, dates: ReturnType<typeof useDates>, language: Language) {
  const day = (instant: string) => <span title={dates.exact(instant)}>{formatShortDay(instant, { language })}</span>
  const since = (instant: string | null) =>
    instant ? <span title={dates.exact(instant)}>{dates.relative(instant)}</span> : '–'
  const column = (id: keyof UserRow & FieldName, kind: Column['kind'], render: Column['render']): Column => ({
    id,
    label: t(`fields.${id}`),
    kind,
    render,
    sortable: true,
    filterable: true,
  })
  // Asked for once and not in each row.
  const words = {
    role: choices(roles, (value) => t(`roles.${value}`)),
    status: choices(userStatuses, (value) => t(`statuses.${value}`)),
    awaits: choices(awaitedSteps, (value) => t(`awaits.${value}`)),
    profileType: choices(profileTypes, (value) => t(`profileTypes.${value}`)),
    byTelephone: t('telephone.mark'),
    deleted: t('deletedName'),
    suspendedOpen: t('suspension.open'),
  }
  return {
    name: {
      ...column('lastName', 'text', (row) => {
        // No family name and no first name, in either order.
        if (row.status === 'deleted') return words.deleted
        return row.awaits === 'invitation' ? nameOf(row) : `${row.lastName} ${row.firstName}`
      }),
      link: ({ id }) => ({ component: RowLink, to: `/users/${id}` }),
      width: 140,
    },
    // Nobody knows the name of who has not answered.
    invitee: {
      ...column('email', 'text', ({ email }) => <EmailText email={email} />),
      link: ({ id }) => ({ component: RowLink, to: `/users/${id}` }),
      width: 240,
    },
    firstName: { ...column('firstName', 'text', ({ firstName }) => firstName), hidden: true },
    email: {
      ...column('email', 'text', ({ email, byTelephone }) =>
        byTelephone ? <CellChip tone="neutral" label={words.byTelephone} /> : <EmailText email={email} />,
      ),
      width: 230,
    },
    role: {
      ...column('role', 'choice', ({ role }) => labelIn(words.role, role)),
      choices: words.role,
      quick: true,
      width: 100,
    },
    status: {
      ...column('status', 'choice', ({ status }) => (
        <CellChip tone={statusTones[status]} label={labelIn(words.status, status)} />
      )),
      choices: words.status,
      quick: true,
      width: 165,
    },
    awaits: {
      ...column('awaits', 'choice', ({ awaits }) =>
        awaits ? <CellChip tone={awaitsTones[awaits]} label={labelIn(words.awaits, awaits)} /> : '–',
      ),
      choices: words.awaits,
      sortable: false,
      width: 200,
    },
    invitationSentAt: {
      ...column('invitationSentAt', 'date', ({ invitationSentAt }) => since(invitationSentAt)),
      width: widthOfSince,
    },
    invitationExpiresAt: {
      ...column('invitationExpiresAt', 'date', ({ invitationExpiresAt }) =>
        invitationExpiresAt ? <InvitationEnd at={invitationExpiresAt} /> : '–',
      ),
      width: 180,
    },
    profileType: {
      ...column('profileType', 'choice', ({ profileType }) =>
        profileType ? labelIn(words.profileType, profileType) : '–',
      ),
      choices: words.profileType,
      width: 155,
    },
    department: {
      ...column('departmentCode', 'choice', ({ departmentCode }) => departmentLabel(departmentCode)),
      choices: departmentChoices,
      quick: true,
      width: 158,
    },
    suspension: {
      ...column('suspension', 'text', ({ suspension }) =>
        suspension?.until ? t('suspension.until', { day: dates.day(suspension.until) }) : words.suspendedOpen,
      ),
      sortable: false,
      filterable: false,
      width: 180,
    },
    createdAt: { ...column('createdAt', 'date', ({ createdAt }) => day(createdAt)), width: 138 },
    /** The same where some wait to be let in: of those, for how long. */
    createdAtOrWait: {
      ...column('createdAt', 'date', (row) => (waits(row) ? since(row.createdAt) : day(row.createdAt))),
      width: widthOfSince,
    },
    lastLoginAt: {
      ...column('lastLoginAt', 'date', ({ lastLoginAt }) => since(lastLoginAt)),
      width: widthOfSince,
      hidden: true,
    },
    participationCount: {
      ...column('participationCount', 'number', ({ participationCount }) => participationCount),
      width: 100,
    },
  } satisfies Record<string, Column>
}

function departmentLabel(code: string | null): string {
  return departmentChoices.find(({ value }) => value === code)?.label ?? '–'
}
