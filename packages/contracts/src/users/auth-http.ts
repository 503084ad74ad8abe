import Type, { type Static } from 'typebox'
import { profileTypes, userStatuses } from '../enumerations.ts'
import { closed, Id, Instant } from '../identifiers.ts'
import type { CallSchemas } from '../schemas.ts'
import type { authCalls } from './auth-calls.ts'
import { EngagementEdit } from './engagement.ts'
import { User } from './http.ts'
import { SignUpIdentity } from './identity.ts'

const Credentials = Type.Object({
  accessToken: Type.String(),
  expiresIn: Type.Integer({ description: 'Seconds' }),
  status: Type.Enum(userStatuses),
})

const Email = Type.String({ format: 'email', maxLength: 254 })

/** A password as typed. Its policy is a setting of the identity service, so the schema only keeps out what is absurd. */
const Password = Type.String({ minLength: 1, maxLength: 512 })

/** Eight characters without 0, O, 1 and I; spaces and small letters are forgiven. */
const Code = Type.String({ minLength: 4, maxLength: 24 })

/** Of a letter: sixteen such characters. */
const ClaimCode = Type.String({ minLength: 4, maxLength: 40 })

/** What somebody agrees to when they ask for an account. */
const SignUpConsents = Type.Object(
  {
    termsVersion: Type.String({ minLength: 1, maxLength: 20 }),
    charterVersion: Type.String({ minLength: 1, maxLength: 20 }),
    newsletter: Type.Boolean(),
    coParticipantVisibility: Type.Optional(Type.Boolean()),
  },
  closed,
)

/** The steps of a sign-up: four, and two of staff who were invited. Health is never asked here. */
const signUp = {
  identity: SignUpIdentity,
  /** Absent for staff who were invited. */
  profileType: Type.Optional(Type.Enum(profileTypes)),
  engagement: Type.Optional(EngagementEdit),
  consents: SignUpConsents,
  /** Of the mail that invited the person: the account is then validated at once. */
  invitationToken: Type.Optional(Type.String({ minLength: 20, maxLength: 200 })),
}

/** A single sign-on identity without an account: what the provider says of the person, to prefill the sign-up. */
const UnknownIdentity = Type.Object({
  registered: Type.Literal(false),
  /** 10 minutes, once. */
  signupToken: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** Path of this origin that the visit began for: an invitation stands in it. */
  returnTo: Type.Optional(Type.String()),
})

const KnownIdentity = Type.Object({
  registered: Type.Literal(true),
  ...Credentials.properties,
  /** Path of this origin to go on to. */
  returnTo: Type.String(),
})

/** A device on which the caller is signed in. */
export const OwnSession = Type.Object({
  id: Id,
  current: Type.Boolean(),
  /** Such as "Firefox, Windows"; empty when the browser does not say. */
  device: Type.String(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** Until it ends unless it is renewed; absent where no renewal puts its end off. */
  idleSecondsLeft: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Until it ends however busy it is; absent where an older service answers. */
  secondsLeft: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type OwnSession = Static<typeof OwnSession>

const nothing = Type.Object({}, closed)

export const authSchemas = {
  'auth.signInWithPassword': {
    body: Type.Object(
      {
        email: Email,
        password: Password,
        keepSignedIn: Type.Optional(Type.Boolean({ default: true })),
        /** Links the single sign-on identity that was just shown to the account whose password this is. */
        signupToken: Type.Optional(Type.String({ minLength: 20, maxLength: 2000 })),
      },
      closed,
    ),
    data: Credentials,
  },
  'auth.refresh': {
    body: Type.Optional(nothing),
    /** With who it is, as `user.get` tells them of themselves: a page need not ask a second time. */
    data: Type.Object({ ...Credentials.properties, user: Type.Optional(User) }),
  },
  'auth.signOut': { body: Type.Optional(nothing), data: nothing },
  'auth.passwordPolicy': {
    data: Type.Object({
      minLength: Type.Integer(),
      maxLength: Type.Integer(),
      /** Whether one can sign in with a league account besides; missing from a service that does not say. */
      singleSignOn: Type.Optional(Type.Boolean()),
    }),
  },
  'auth.keySet': { data: Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.String())) }) },
  'auth.signUpWithPassword': {
    body: Type.Object({ email: Email, password: Password, ...signUp }, closed),
    /** False for who answers an invitation: its token has proven the mailbox. */
    data: Type.Object({ emailVerificationRequired: Type.Boolean() }),
  },
  'auth.confirmEmail': {
    body: Type.Object({ email: Email, code: Code }, closed),
    data: Type.Object({ status: Type.Enum(userStatuses) }),
  },
  'auth.resendConfirmation': { body: Type.Object({ email: Email }, closed), data: nothing },
  'auth.askToClaim': { body: Type.Object({ claimCode: ClaimCode, email: Email }, closed), data: nothing },
  'auth.claim': {
    body: Type.Object(
      { claimCode: ClaimCode, email: Email, code: Code, password: Password, consents: SignUpConsents },
      closed,
    ),
    data: nothing,
  },
  'auth.forgotPassword': { body: Type.Object({ email: Email }, closed), data: nothing },
  'auth.confirmForgotPassword': {
    body: Type.Object({ email: Email, code: Code, password: Password }, closed),
    data: nothing,
  },
  'auth.prove': { body: Type.Object({ currentPassword: Password }, closed), data: nothing },
  'auth.changePassword': {
    body: Type.Object({ currentPassword: Password, newPassword: Password }, closed),
    data: nothing,
  },
  'auth.authorizeAzure': {
    query: Type.Object(
      {
        returnTo: Type.Optional(Type.String({ maxLength: 2000 })),
        /** The provider asks who is there, although it knows. */
        prove: Type.Optional(Type.Boolean()),
        /** As at a sign-in with a password; where somebody proves who they are, their session stays as it is. */
        keepSignedIn: Type.Optional(Type.Boolean({ default: true })),
      },
      closed,
    ),
    data: nothing,
  },
  'auth.signInWithAzure': {
    body: Type.Object(
      {
        code: Type.String({ minLength: 1, maxLength: 4000 }),
        state: Type.String({ minLength: 1, maxLength: 512 }),
        redirectUri: Type.String({ minLength: 1, maxLength: 2000 }),
        iss: Type.Optional(Type.String({ maxLength: 2000 })),
      },
      closed,
    ),
    data: Type.Union([KnownIdentity, UnknownIdentity]),
  },
  'auth.signUpWithAzure': {
    body: Type.Object({ signupToken: Type.String({ minLength: 20, maxLength: 2000 }), ...signUp }, closed),
    data: Credentials,
  },
  'auth.sessions': { data: Type.Object({ items: Type.Array(OwnSession) }) },
  'auth.endSession': { params: Type.Object({ sessionId: Id }, closed), data: nothing },
} as const satisfies CallSchemas<keyof typeof authCalls>
