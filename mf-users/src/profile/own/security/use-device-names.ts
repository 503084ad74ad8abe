import type { OwnSession } from '@ensemble/contracts/users/auth-http'
import { useDates, useTranslation } from '@ensemble/mf-kit'

export interface DeviceName {
  words: string
  /** The name says since when the device is signed in. */
  saysSince: boolean
}

/** What each device is called. Two of one kind have since when they are signed in for a name; on one day, the hour too. */
export function useDeviceNames(sessions: readonly OwnSession[]): (session: OwnSession) => DeviceName {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const kindOf = ({ device }: OwnSession) => device || t('own.devices.unknown')

  return (session) => {
    const kind = kindOf(session)
    const alike = sessions.filter((other) => other.id !== session.id && kindOf(other) === kind)
    if (alike.length === 0) return { words: kind, saysSince: false }
    const day = dates.day(session.createdAt)
    const sameDay = alike.some(({ createdAt }) => dates.day(createdAt) === day)
    const since = sameDay ? dates.dayAndTime(session.createdAt) : day
    return { words: t('own.devices.named', { device: kind, since }), saysSince: true }
  }
}
