import { departments } from '@ensemble/contracts/departments'
import { organisationPositions, roles } from '@ensemble/contracts/enumerations'
import type { AccountHistoryEntry } from '@ensemble/contracts/users/account-history'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Text, Timeline } from '@ensemble/ui'
import { areaName } from '../texts/area-name.ts'

interface AccountHistoryProps {
  entries: readonly AccountHistoryEntry[]
  createdAt?: string
}

/** What happened to an account, the newest first, with the moment at which it was made. */
export function AccountHistory({ entries, createdAt }: AccountHistoryProps) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const begun = createdAt
    ? [
        {
          id: 'created',
          title: t('history.acts.created'),
          when: dates.dayAndTime(createdAt),
          dateTime: createdAt,
          state: 'done' as const,
        },
      ]
    : []
  const told = entries.map((entry) => ({
    id: String(entry.id),
    title: t(`history.acts.${entry.right === 'deliveries' ? 'deliveries_changed' : entry.act}`),
    when: whenOf(entry),
    dateTime: entry.at,
    text: detailOf(entry),
    state: 'done' as const,
  }))
  return (
    <Timeline
      label={t('history.title')}
      // An account that was invited is made after its invitation was sent.
      items={[...told, ...begun].sort((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime))}
    />
  )

  /** Who did it is said to those who may know; the platform itself is nobody. */
  function whenOf({ at, actor }: AccountHistoryEntry): string {
    const when = dates.dayAndTime(at)
    if (actor === undefined) return when
    return t('history.when', { when, who: actor?.displayName ?? t('history.platform') })
  }

  function detailOf({ act, right, from, to, reason }: AccountHistoryEntry) {
    const change = right === 'deliveries' ? areasOf(from, to) : changeOf(act, from, to)
    const lines = [change, reason ? t('history.reason', { reason }) : ''].filter(Boolean)
    return lines.length === 0 ? undefined : lines.map((line) => <Text key={line}>{line}</Text>)
  }

  /** Their names in words, as far as there are any. */
  function areasOf(from: string | null, to: string | null): string {
    const [before, after] = [from, to].map((areas) =>
      areas === null
        ? t('history.nothing')
        : areas
            .split(', ')
            .map((area) => areaName(t, area))
            .join(', '),
    )
    return t('history.change', { from: before ?? '', to: after ?? '' })
  }

  function changeOf(act: AccountHistoryEntry['act'], from: string | null, to: string | null): string {
    if (act === 'suspended') return to ? t('history.until', { day: dates.day(to) }) : ''
    if (act === 'invited' || act === 'invitation_resent') return to ? roleName(to) : ''
    if (act !== 'role_changed' && act !== 'department_changed' && act !== 'post_changed') return ''
    return t('history.change', { from: valueOf(act, from), to: valueOf(act, to) })
  }

  function valueOf(act: 'role_changed' | 'department_changed' | 'post_changed', value: string | null): string {
    if (value === null) return t('history.nothing')
    if (act === 'department_changed') return departments.find(({ code }) => code === value)?.name ?? value
    return act === 'role_changed' ? roleName(value) : positionName(value)
  }

  function roleName(value: string): string {
    const role = roles.find((each) => each === value)
    return role ? t(`roles.${role}`) : value
  }

  function positionName(value: string): string {
    const position = organisationPositions.find((each) => each === value)
    return position ? t(`positions.${position}`) : value
  }
}
