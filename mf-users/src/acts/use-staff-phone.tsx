import type { Role } from '@ensemble/contracts/enumerations'
import type { RequestError } from '@ensemble/contracts/remote'
import { skipToken, useTranslation } from '@ensemble/mf-kit'
import { TextField } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { useUsersGetQuery } from '../api/users-api.ts'
import type { ActedRow } from './act-dialog.tsx'

interface StaffPhone {
  /** Part of what is sent: the number, where it is asked for. */
  given: { identity?: { phone: string } }
  /** It is asked for, and not there. */
  isMissing: boolean
  /** Where it is written; null where nobody asks. */
  field: ReactNode
}

interface Asking {
  /** Whom somebody gives a role. */
  row: Pick<ActedRow, 'id' | 'role'>
  /** The role that is chosen. */
  role: Role
  /** Somebody has tried to send it. */
  checked: boolean
  /** What the service said to that. */
  refusal: RequestError | null
}

/**
 * The telephone number of whoever gets a role of the staff. It is asked for where they have given none: the service
 * refuses the role without it.
 */
export function useStaffPhone({ row, role, checked, refusal }: Asking): StaffPhone {
  const { t } = useTranslation('mf-users')
  const isGranted = role !== 'member' && role !== row.role
  const { data: person } = useUsersGetQuery(isGranted ? { params: { userId: row.id } } : skipToken)
  const [phone, setPhone] = useState('')
  const refused = refusal?.fields['identity.phone'] !== undefined
  // The service knows best: a number may have gone since, or the answer about it may still be on its way.
  if (!isGranted || !(person?.phone === null || refused)) return { given: {}, isMissing: false, field: null }
  const isMissing = phone.trim() === ''

  function fault(): string | undefined {
    if (isMissing) return checked ? t('acts.phoneMissing') : undefined
    return refused ? t('own.faults.INVALID_PHONE') : undefined
  }

  return {
    given: isMissing ? {} : { identity: { phone: phone.trim() } },
    isMissing,
    field: (
      <TextField
        type="tel"
        label={t('fields.phone')}
        hint={t('acts.phoneHint')}
        required
        maxLength={24}
        autoComplete="off"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={fault()}
      />
    ),
  }
}
