import type { Language, Role } from './enumerations.ts'
import type { MissedSearch, Use } from './users/activity.ts'
import type { User } from './users/http.ts'

/** A page or a widget of a remote: rendered by the shell below its own router, store and theme. */
export interface RemoteComponent {
  (): unknown
  /**
   * The question of the cache with which it begins, as its hook puts it, for whoever reads. Where the shell has asked the
   * same ahead (`FirstCall`), it puts the question before it draws: a list that is there already is then drawn with the
   * page, and not after it. null where it begins with something else this time.
   */
  first?: (reader: User) => unknown
}

/**
 * A route of a remote: `path` as in its remote.json, and a component loaded when the route is opened.
 * The shell turns it into a route object of its router; a remote needs no router of its own.
 */
interface RemoteRoute {
  path: string
  load: () => Promise<{ Component: RemoteComponent }>
}

/** A widget for /home or /dashboard, loaded near the viewport and isolated from the page. */
interface RemoteWidget {
  key: string
  load: () => Promise<{ Component: RemoteComponent }>
}

/** Texts of one language: nested keys to text, `%name%` placeholders. */
export interface Translations {
  [key: string]: string | Translations
}

/** Something that people do in an area, found by its name from any page. */
export interface RemoteAct {
  /** Where it is done: an address of one of the area's own pages, with what it opens there. */
  to: string
  /** Who does it; absent: whoever may open the page. */
  roles?: readonly Role[]
  /** What it is called, and other words by which people look for it. */
  words: Record<Language, { label: string; also?: string }>
}

/** What `./remote` of every remote default-exports. */
export interface RemoteModule {
  routes: readonly RemoteRoute[]
  widgets: readonly RemoteWidget[]
  /** What people do here, by its name: loaded when somebody searches everywhere. */
  acts?: () => Promise<{ default: readonly RemoteAct[] }>
  /** The namespace of these texts is the remote's name. */
  translations: Record<Language, () => Promise<{ default: Translations }>>
}

export type ToastSeverity = 'success' | 'info' | 'warning' | 'error'

/** What the current user may be asked of by a remote. */
export interface Session {
  /** null until the stored session is checked. */
  authenticated: boolean | null
  user: User | null
  role: Role | null
}

/** A request as the shell sends it: a row of the table of calls, filled. */
export interface ShellRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  /** The call creates or moves something and may be sent again under one key: mf-kit then gives each intent its key. */
  idempotent?: true
  /** Sent as Idempotency-Key so that sending again does it once. */
  idempotencyKey?: string
  /** The screen shows a failure itself, next to its cause: no toast. */
  inline?: true
  /** The answer is a file in words (csv, ics): `request` resolves to its text. A refusal is an envelope as always. */
  answer?: 'text'
  /** Reaches the server although the page is left, where a 401 ends nothing, or the session ends meanwhile. Up to 60 kB. */
  keepalive?: true
}

/** An answer that was not a success: what the envelope said. */
export interface RequestError {
  status: number
  code: string
  message: string
  fields: Record<string, string[]>
}

/** What the shell gives a remote. No token is in it: calls go through `request`. */
export interface ShellApi {
  /** Sends a request with envelope and 401 handling; resolves to `data`, rejects with a RequestError. */
  request: (request: ShellRequest) => Promise<unknown>
  toast: (message: string, options?: { severity?: ToastSeverity; durationMs?: number }) => void
  /** `state` is kept with the place in the history, as that of a link is. */
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void
  /** Loads ahead the code of the page at this address, so that following the link costs no wait. Never fails. */
  prefetch: (to: string) => void
  /** Records one use of the platform, if the person agreed to that; costs no request and never fails. */
  record: (use: Use, missed?: MissedSearch) => void
  /** Names the page by what it shows, a mission or a person: title of the document. null: by the page alone again. */
  namePage: (name: string | null) => void
  session: { get: () => Session; subscribe: (listener: () => void) => () => void }
  language: { get: () => Language; subscribe: (listener: () => void) => () => void }
}
