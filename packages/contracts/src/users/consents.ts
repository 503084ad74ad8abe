import Type from 'typebox'
import { mailLists } from './mail-lists.ts'
import { closed, Instant, Nullable } from '../identifiers.ts'

/** What somebody has agreed to, and what they wish to hear of. */
export const Consents = Type.Object({
  termsVersion: Nullable(Type.String()),
  termsAt: Nullable(Instant),
  charterVersion: Nullable(Type.String()),
  charterAt: Nullable(Instant),
  coParticipantVisibility: Type.Boolean(),
  /** Whether what they read and look for counts in the figures of use; an older service does not tell. */
  usageFigures: Type.Optional(Type.Boolean()),
  newsletter: Type.Boolean(),
  digest: Type.Enum(['none', 'weekly', 'monthly']),
  staffFrequency: Type.Enum(['realtime', 'daily']),
  /** Lists that the person has left (decision 147); an older service does not tell. */
  stoppedMails: Type.Optional(Type.Array(Type.Enum(mailLists))),
  /** Version of the text that stands agreed to, and since when; null: not given, or withdrawn. */
  healthConsentVersion: Nullable(Type.String()),
  healthConsentAt: Nullable(Instant),
  comorbiditiesConsentVersion: Nullable(Type.String()),
  comorbiditiesConsentAt: Nullable(Instant),
  matchingConsentVersion: Nullable(Type.String()),
  matchingConsentAt: Nullable(Instant),
})

const TextVersion = Type.String({ minLength: 1, maxLength: 20 })
const ConsentVersion = Nullable(TextVersion)

/** A consent is given by naming the version of the text that was shown, and withdrawn by null. */
export const ConsentsEdit = Type.Partial(
  Type.Object({
    healthConsentVersion: ConsentVersion,
    comorbiditiesConsentVersion: ConsentVersion,
    matchingConsentVersion: ConsentVersion,
    /** Terms and charter as they are today; nobody takes them back and stays. */
    termsVersion: TextVersion,
    charterVersion: TextVersion,
    coParticipantVisibility: Type.Boolean(),
    usageFigures: Type.Boolean(),
    newsletter: Type.Boolean(),
    digest: Consents.properties.digest,
    staffFrequency: Consents.properties.staffFrequency,
    stoppedMails: Type.Array(Type.Enum(mailLists), { uniqueItems: true }),
  }),
  closed,
)
