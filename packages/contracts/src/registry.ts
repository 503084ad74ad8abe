import Type, { type Static } from 'typebox'
import { RemoteDescriptor } from './remote-descriptor.ts'

/** The version before the current one: where to find it, and what its remote.json must be. */
export const LastKnownGood = Type.Object({
  version: Type.String(),
  /** Address of its mf-manifest.json. */
  manifest: Type.String(),
  /** Address of its remote.json, which lists the digest of every other file. */
  descriptor: Type.String(),
  /** Base64 SHA-384 of that remote.json. */
  descriptorDigest: Type.String(),
})
export type LastKnownGood = Static<typeof LastKnownGood>

/** A remote as one visitor gets it: where its manifest lies, what to verify, and what it declares of itself. */
export const RegisteredRemote = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** Address of mf-manifest.json below /remotes/{name}/{version}/. */
  manifest: Type.String(),
  /** The version that worked before, for a visitor in whose browser the current one cannot be loaded. */
  lastKnownGood: Type.Union([LastKnownGood, Type.Null()]),
  descriptor: RemoteDescriptor,
  /** Absent for what everybody gets: this visitor is among those who try it first, or came by the link of a preview. */
  via: Type.Optional(Type.Enum(['canary', 'preview'])),
  /** The last versions that were taken back: a tab that has one leaves it when its visitor goes to another page. */
  takenBack: Type.Optional(Type.Array(Type.String())),
})
export type RegisteredRemote = Static<typeof RegisteredRemote>

/** /remotes.json: the registry as this visitor gets it. `revision` rises with every move. */
export const Registry = Type.Object({
  revision: Type.Integer(),
  remotes: Type.Array(RegisteredRemote),
  /** A version is tried by some roles: whoever is signed in asks again with the token. */
  byRole: Type.Optional(Type.Literal(true)),
  /** When the preview ends that this visitor looks at. */
  previewUntil: Type.Optional(Type.String()),
  /** Somebody works on it: the page loads each version as soon as it is published. */
  previewFollows: Type.Optional(Type.Literal(true)),
})
export type Registry = Static<typeof Registry>
