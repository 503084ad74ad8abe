import Type, { type Static } from 'typebox'

/** How far a browser got with a remote. */
const remotePhases = ['registry', 'manifest', 'entry', 'module', 'chunk', 'texts', 'mount'] as const
export type RemotePhase = (typeof remotePhases)[number]

/** `recovered`: something failed, and the visitor got the page all the same — by a second attempt or an older version. */
const remoteOutcomes = ['loaded', 'recovered', 'failed'] as const
export type RemoteOutcome = (typeof remoteOutcomes)[number]

/** What went wrong, for counting. */
const remoteErrors = [
  /** No answer in time. */
  'timeout',
  /** An answer with another status than success. */
  'status',
  /** An answer that is something else: a page, JSON of another kind. */
  'content',
  /** No answer that may be used: no network, a file that is missing, or a digest that differs. Browsers do not say which. */
  'unreachable',
  /** It asks for a version of a shared library that the shell does not have. */
  'share',
  /** It is not what the contract between shell and remotes asks for. */
  'contract',
  /** It does not have the page or widget that it declares. */
  'missing',
  /** It threw while it started or was drawn. */
  'threw',
] as const
export type RemoteError = (typeof remoteErrors)[number]

/** Places of a stack that a report carries. */
export const mostPlaces = 10

/**
 * A place in a built file, such as `/remotes/mf-articles/1.0.0-0a1b2c3d4e/12.0f.js:1:2345`: line and column from 1. No
 * names and no words, so nothing in it can be about a person.
 */
export const BuiltPlace = Type.String({
  maxLength: 160,
  pattern: '^/(assets|remotes)/[0-9A-Za-z][0-9A-Za-z._/-]*\\.js:[0-9]{1,7}:[0-9]{1,7}$',
})

/** One load of a remote as a browser saw it. Nothing in it says who. */
export const RemoteReport = Type.Object(
  {
    remote: Type.String({ minLength: 1, maxLength: 40 }),
    /** The version that was asked for. */
    version: Type.String({ minLength: 1, maxLength: 64 }),
    phase: Type.Enum(remotePhases),
    outcome: Type.Enum(remoteOutcomes),
    /** From the first request to this outcome. */
    ms: Type.Integer({ minimum: 0, maximum: 3_600_000 }),
    /** null for `loaded`. */
    error: Type.Union([Type.Enum(remoteErrors), Type.Null()]),
    /** What the browser said, without quoted text or queries of addresses. */
    message: Type.Optional(Type.String({ maxLength: 200 })),
    /** Where it was thrown, the innermost place first. */
    stack: Type.Optional(Type.Array(BuiltPlace, { minItems: 1, maxItems: mostPlaces })),
    /** Of what failed: the pattern of the page that was open. */
    route: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    /** The version that the visitor got after all, when it is another one. */
    servedVersion: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  { additionalProperties: false },
)
export type RemoteReport = Static<typeof RemoteReport>

/** Body of POST /remotes/reports. */
export const RemoteReports = Type.Object(
  { reports: Type.Array(RemoteReport, { minItems: 1, maxItems: 20 }) },
  { additionalProperties: false },
)
export type RemoteReports = Static<typeof RemoteReports>
