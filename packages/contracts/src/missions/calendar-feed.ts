import Type from 'typebox'
import { Instant, Nullable } from '../identifiers.ts'

/** Since when somebody has an address for their calendar; null where they have none. */
export const CalendarFeed = Type.Object({ since: Nullable(Instant) })

/** The address is said once, when it is made: afterwards its hash alone is kept. */
export const NewCalendarFeed = Type.Object({ since: Instant, address: Type.String() })

/** What the address ends with: 256 bits in base64url. */
export const FeedSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
