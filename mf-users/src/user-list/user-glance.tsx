import type { UserRow } from '@ensemble/contracts/users/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { type Fact, Facts, Stack } from '@ensemble/ui'
import { AwaitsChip } from '../texts/awaits-chip.tsx'
import { departmentName } from '../texts/department-name.ts'
import { EmailText } from '../texts/email-text.tsx'
import { UserStatusChip } from '../texts/user-status-chip.tsx'

/** One account beside the table: what its row says, whole, and what the row has no room for. */
export function UserGlance({ row }: { row: UserRow }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const { status, awaits, email, role, profileType, departmentCode, createdAt, lastLoginAt, passedOn, suspension } = row
  const facts: Fact[] = [
    ...(email ? [{ id: 'email', label: t('fields.email'), value: <EmailText email={email} /> }] : []),
    { id: 'role', label: t('fields.role'), value: t(`roles.${role}`) },
    ...(profileType
      ? [{ id: 'profileType', label: t('fields.profileType'), value: t(`profileTypes.${profileType}`) }]
      : []),
    ...(departmentCode
      ? [{ id: 'department', label: t('fields.departmentCode'), value: departmentName(departmentCode) }]
      : []),
    { id: 'createdAt', label: t('fields.createdAt'), value: dates.dayAndTime(createdAt) },
    ...(lastLoginAt
      ? [{ id: 'lastLoginAt', label: t('fields.lastLoginAt'), value: dates.dayAndTime(lastLoginAt) }]
      : []),
    { id: 'participationCount', label: t('fields.participationCount'), value: row.participationCount },
    ...(suspension
      ? [
          {
            id: 'suspension',
            label: t('fields.suspension'),
            value: suspension.until
              ? t('suspension.until', { day: dates.day(suspension.until) })
              : t('suspension.open'),
          },
        ]
      : []),
    ...(suspension?.reason
      ? [{ id: 'suspensionReason', label: t('suspension.reason'), value: suspension.reason }]
      : []),
    ...(passedOn
      ? [
          {
            id: 'passedOn',
            label: t('fields.passedOn'),
            value: t('widgets.passedOn', { name: passedOn.byName, when: dates.relative(passedOn.at) }),
          },
        ]
      : []),
  ]
  return (
    <Stack sx={{ gap: '20px' }}>
      <Stack direction="row" sx={{ gap: '8px', flexWrap: 'wrap' }}>
        <UserStatusChip status={status} />
        {awaits ? <AwaitsChip awaits={awaits} /> : null}
      </Stack>
      <Facts facts={facts} />
    </Stack>
  )
}
