import type { OwnSession } from '@ensemble/contracts/users/auth-http'
import { useDates, useTranslation } from '@ensemble/mf-kit'

/** What each device is called. Two of one kind have since when they are signed in for a name; on one day, the hour too. */
export function useDeviceNames(sessions: readonly OwnSession[]): ReadonlyMap<string, string> {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const kindOf = ({ device }: OwnSession) => device || t('own.devices.unknown')
  return new Map(
    sessions.map((session) => {
      const kind = kindOf(session)
      const day = dates.day(session.createdAt)
      const alike = sessions.filter((other) => other.id !== session.id && kindOf(other) === kind)
      if (alike.length === 0) return [session.id, kind]
      const sameDay = alike.some(({ createdAt }) => dates.day(createdAt) === day)
      return [
        session.id,
        t('own.devices.named', { device: kind, since: sameDay ? dates.dayAndTime(session.createdAt) : day }),
      ]
    }),
  )
}
