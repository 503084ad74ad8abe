import Type, { type Static } from 'typebox'
import { RemoteDescriptor } from './remote-descriptor.ts'

/** A remote as one visitor gets it: where its manifest lies, what to verify, and what it declares of itself. */
export const RegisteredRemote = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** Address of mf-manifest.json below /remotes/{name}/{version}/. */
  manifest: Type.String(),
  /** The version that worked before, for a visitor in whose browser the current one cannot be loaded. */
  lastKnownGood: Type.Union([Type.Object({ version: Type.String(), manifest: Type.String() }), Type.Null()]),
  descriptor: RemoteDescriptor,
})
export type RegisteredRemote = Static<typeof RegisteredRemote>

/** /remotes.json: the registry as this visitor gets it. `revision` rises with every move. */
export const Registry = Type.Object({
  revision: Type.Integer(),
  remotes: Type.Array(RegisteredRemote),
})
export type Registry = Static<typeof Registry>
