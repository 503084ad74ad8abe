import Type, { type Static } from 'typebox'
import { languages, roles } from './enumerations.ts'

/** What a page says of itself before anything personal is known. */
export const PageFrame = Type.Object({ title: Type.String(), sentence: Type.Optional(Type.String()) })
export type PageFrame = Static<typeof PageFrame>

/**
 * A call that a page or widget begins with: the shell asks for it as soon as it is known who is there, while the code of
 * the remote is still on its way. `{id}` and `{home}` in a value stand for the reader (first-calls.ts).
 */
const FirstCall = Type.Object({
  /** Of a GET of `calls`. */
  path: Type.String({ pattern: '^/[A-Za-z0-9_/:]*$' }),
  params: Type.Optional(Type.Record(Type.String(), Type.String())),
  query: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Who has told of practical needs is asked otherwise. */
  unless: Type.Optional(Type.Literal('needs')),
})
export type FirstCall = Static<typeof FirstCall>

/** remote.json: what a remote says of itself, read before any of its code is loaded. */
export const RemoteDescriptor = Type.Object(
  {
    name: Type.String({ pattern: '^mf-[a-z][a-z0-9-]{1,30}$' }),
    version: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$' }),
    contract: Type.String(),
    /** Module Federation container name, unique per build so that two builds can live side by side in one page. */
    container: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }),
    routes: Type.Array(
      Type.Object({
        path: Type.String({ pattern: '^/[A-Za-z0-9_/:.-]*$' }),
        /** Absent: any signed-in role. */
        roles: Type.Optional(Type.Array(Type.Enum(roles))),
        /** An account that waits for its approval may use the page as well. */
        openWhenPending: Type.Optional(Type.Literal(true)),
        /** Key of the page's title in the remote's translations. */
        titleKey: Type.String(),
        /** Key of the one sentence under the title, for a page whose sentence is always the same. */
        sentenceKey: Type.Optional(Type.String()),
        /** Both in all languages, by the build: the page has its frame before any of the remote's code. */
        frame: Type.Optional(Type.Record(Type.Enum(languages), PageFrame)),
        /** Of the page at its bare address, without a query. */
        first: Type.Optional(Type.Array(FirstCall)),
      }),
    ),
    widgets: Type.Array(
      Type.Object({
        key: Type.String(),
        place: Type.Enum(['home', 'dashboard']),
        roles: Type.Optional(Type.Array(Type.Enum(roles))),
        order: Type.Integer(),
        first: Type.Optional(Type.Array(FirstCall)),
      }),
    ),
    shared: Type.Record(Type.String(), Type.String({ description: 'Semver range' })),
    calls: Type.Array(Type.String({ description: 'METHOD /path of each API operation it uses' })),
    /** Bytes of all files, uncompressed. */
    size: Type.Integer(),
    /** Path of each file → base64 SHA-384. */
    files: Type.Record(Type.String(), Type.String()),
    commit: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
)
export type RemoteDescriptor = Static<typeof RemoteDescriptor>
