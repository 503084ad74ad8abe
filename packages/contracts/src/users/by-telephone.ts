import Type, { type Static } from 'typebox'
import { languages } from '../enumerations.ts'
import { closed, Id, Instant, Nullable, UserId, UserIdOrMe } from '../identifiers.ts'
import { ListOf, pages } from '../lists.ts'
import type { CallSchemas } from '../schemas.ts'
import { DepartmentCode, Identity } from './identity.ts'
import { mostCallers } from './most-callers.ts'
import type { telephoneCalls } from './telephone-calls.ts'
import { telephonePurposes } from './telephone-words.ts'

/**
 * What the team read out and was said yes to: the version of the words and the language in which they were read. Who
 * noted it, and when, the service knows.
 */
export const SaidByTelephone = Type.Object(
  { version: Type.String({ minLength: 1, maxLength: 20 }), language: Type.Enum(languages) },
  closed,
)
export type SaidByTelephone = Static<typeof SaidByTelephone>

/** A yes that was given by telephone, as it may be proven. */
export const TelephoneConsent = Type.Object({
  purpose: Type.Enum(telephonePurposes),
  at: Instant,
  /** As they were read out. */
  words: Type.String(),
  /** Who noted it; null once their account is gone. Absent to the person. */
  notedBy: Type.Optional(Nullable(Type.String())),
})
export type TelephoneConsent = Static<typeof TelephoneConsent>

/** Of an account that a team opened for somebody who called. */
export const TelephoneAccount = Type.Object({
  openedAt: Instant,
  /** When its owner took it over; null while the team keeps it. */
  claimedAt: Nullable(Instant),
  /** The newest first. */
  consents: Type.Array(TelephoneConsent),
  /** Until when the code of the last letter may be used; null without one. */
  codeUntil: Nullable(Instant),
  /** Whether the reader may make the code of a letter. */
  mayMakeCode: Type.Boolean(),
})

/** An account for somebody who calls. Never more than this: no member type, and nothing about health. */
export const AccountByTelephone = Type.Object(
  {
    firstName: Identity.properties.firstName,
    lastName: Identity.properties.lastName,
    phone: Type.String({ minLength: 1, maxLength: 24 }),
    departmentCode: DepartmentCode,
    language: Type.Enum(languages),
    said: SaidByTelephone,
  },
  closed,
)
export type AccountByTelephone = Static<typeof AccountByTelephone>

/** Somebody whom a team may register when they call. */
export const Caller = Type.Object({
  id: UserId,
  displayName: Type.String(),
  departmentCode: Nullable(Type.String()),
  /** Kept by the team: without an e-mail address. */
  byTelephone: Type.Boolean(),
})
export type Caller = Static<typeof Caller>

/** The code of a letter, told once: only its hash is kept. */
const ClaimCode = Type.Object({ code: Type.String(), expiresAt: Instant })

/** What became of a call: the person knows, or nothing is to be told any more. */
const callOutcomes = ['told', 'not_needed'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Something that a mail would have told somebody who has no e-mail address. */
export const CallToMake = Type.Object({
  id: Id,
  since: Instant,
  /** It has waited for longer than it should, and headquarters see it as well; or it is needed soon. */
  late: Type.Boolean(),
  /** Before when they have to know, where that is within `soonDays`: it goes before all others. Null otherwise. */
  neededBy: Type.Optional(Nullable(Instant)),
  person: Type.Object({
    id: UserId,
    displayName: Type.String(),
    departmentCode: Nullable(Type.String()),
    phone: Nullable(Type.String()),
  }),
  /** The subject of the mail, in the language of the person. */
  subject: Type.String(),
  /** What the mail would have said. */
  text: Type.String(),
  missionId: Nullable(Id),
  /** It asks whether they keep their account: a yes is noted with the words that were read out. */
  asksToKeep: Type.Boolean(),
})
export type CallToMake = Static<typeof CallToMake>

export const telephoneSchemas = {
  // A name never stands in an address.
  'user.findCallers': {
    body: Type.Object({ search: Type.String({ minLength: 2, maxLength: 100 }) }, closed),
    data: Type.Object({ items: Type.Array(Caller, { maxItems: mostCallers }) }),
  },
  'user.openByTelephone': { body: AccountByTelephone, data: Caller },
  'user.makeClaimCode': { params: Type.Object({ userId: UserIdOrMe }, closed), data: ClaimCode },
  'user.callsToMake': { query: Type.Object({ ...pages }, closed), data: ListOf(CallToMake) },
  'user.noteCall': {
    params: Type.Object({ callId: Id }, closed),
    body: Type.Object(
      {
        outcome: Type.Enum(callOutcomes),
        /** They keep their account, and said so anew: where the call was to ask that. */
        said: Type.Optional(SaidByTelephone),
      },
      closed,
    ),
    data: Type.Object({ id: Id, outcome: Type.Enum(callOutcomes) }),
  },
} as const satisfies CallSchemas<keyof typeof telephoneCalls>
