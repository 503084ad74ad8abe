import type { Role } from './enumerations.ts'

/** Who may open a page: `public` needs nobody signed in; `signed-in` any role; else the roles listed. */
export type RouteAccess = 'public' | 'signed-in' | readonly Role[]

/**
 * A page that the shell itself owns (specification, section 2). The pages of the remotes are not listed here: each
 * remote declares its own in its remote.json, so that a new area needs no build of the shell.
 */
export interface ShellRoute {
  path: string
  access: RouteAccess
  /** A signed-in visitor may stay on this public page instead of being sent to /home. */
  openWhenSignedIn?: true
  /** An account that waits for its approval may use this protected page. */
  openWhenPending?: true
  /** Whoever was given areas to look at may open it too, whatever their role. */
  openWithAreas?: true
}

export const shellRoutes = [
  { path: '/', access: 'public' },
  { path: '/login', access: 'public' },
  { path: '/forgot_password', access: 'public' },
  { path: '/confirm_forgot_password', access: 'public' },
  { path: '/signup', access: 'public', openWhenSignedIn: true },
  { path: '/unauthorised', access: 'public', openWhenSignedIn: true },
  { path: '/account_validation', access: 'public', openWhenSignedIn: true },
  { path: '/auth/callbacks/azure', access: 'public', openWhenSignedIn: true },
  // What the platform says of itself: accessibility, privacy, charter, legal notice, how to write.
  { path: '/notices/:notice', access: 'public', openWhenSignedIn: true },
  // Every mail with made-up facts, where the installation shows them.
  { path: '/notices/mails', access: 'public', openWhenSignedIn: true },
  // Answers the link of a mail about a mission.
  { path: '/mission_answer', access: 'public', openWhenSignedIn: true },
  // Takes over the account that a team has kept, with the code of a letter.
  { path: '/claim_account', access: 'public', openWhenSignedIn: true },
  { path: '/home', access: 'signed-in' },
  { path: '/dashboard', access: 'signed-in' },
  { path: '/change_password', access: 'signed-in', openWhenPending: true },
  { path: '/table_sample', access: 'signed-in' },
  // What the product teams tell people of their versions.
  { path: '/whats_new', access: 'signed-in' },
  { path: '/deliveries', access: ['admin'], openWithAreas: true },
] as const satisfies readonly ShellRoute[]

/**
 * What a report of a browser names instead of a remote where it tells of the shell's own pages: no remote can have this
 * name (remote-descriptor.ts). `version` is then the name of the list of its scripts.
 */
export const shellInReports = 'shell'

export type ShellPath = (typeof shellRoutes)[number]['path']
