import type { Attempt } from './attempt.ts'

export type Action = 'register' | 'unregister' | 'accept' | 'activity'

/** One write that somebody asked for, however often it was sent. */
export interface Write {
  key: string
  action: Action
  /** Who sent it: the one whose key it is. */
  senderId: string
  /** Whose participation it moves, or whose activity it is. */
  personId: string
  missionId: string | null
  attempts: number
  /** When it was first sent, in ms since the epoch. */
  sentAt: number
  /** The final answer was a success. */
  acknowledged: boolean
  /** When the final answer came, in ms since the epoch; absent as long as there is none. */
  answeredAt?: number
  /** It was done when it was sent first, and nobody heard of it. */
  answerLost?: boolean
  /** Code of a final refusal. */
  refusal?: string
}

/** What the load has sent, as its senders know it. */
export class Journal {
  readonly writes: Write[] = []
  readonly attempts: Attempt[] = []
  readonly since = new Date()

  acknowledged(from = 0, to = Infinity): Write[] {
    return this.writes.filter(
      ({ acknowledged, answeredAt = 0 }) => acknowledged && answeredAt >= from && answeredAt < to,
    )
  }

  attemptsBetween(from: number, to: number): Attempt[] {
    return this.attempts.filter(({ at }) => at >= from && at < to)
  }

  /** What was not answered with success at its first sending, for people; a mission may be full. */
  failures(): string[] {
    return this.attempts
      .filter(({ outcome, detail }) => outcome !== 'ok' && detail !== 'MISSION_FULL')
      .map(({ name, outcome, status, detail }) => `${name}: ${outcome} ${status} ${detail}`)
  }
}
