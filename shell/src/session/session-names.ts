/** The Web Lock under which one tab of a browser renews the session. */
export const refreshLockName = 'ensemble.refresh'

/** The Web Lock that each tab holds while it lives, together with the others. */
export const presenceLockName = 'ensemble.tab'

/** The BroadcastChannel on which tabs tell each other about their session. */
export const peersChannelName = 'ensemble.session'

/** Where a sign-out is noted that never reached the server. */
export const signOutPendingKey = 'ensemble.sign-out-pending'

/** The cookie of a browser in which a session is open: the gateway reads it as well. */
export const sessionOpenCookie = 'session-open'

/** Where the page carries its key (page-key.ts). */
export const pageKeyName = 'ensemble-page-key'
