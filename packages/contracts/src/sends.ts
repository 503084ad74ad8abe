/** How often a request of a page reaches a service at most, whatever fails (decision 340). */
export const maxSends = 3

/**
 * In ms: a call whose answer has not begun is sent once more by the gateway, not sooner, where it may be repeated.
 * Whoever hears of no answer before cannot have been sent twice.
 */
export const silentMs = 700

/** With this header of a request the gateway sends it once: the page has no other sending left. */
export const sendOnceHeader = 'x-send-once'

/** With this header an answer says how often the gateway has sent the request, where that is not once. */
export const sentHeader = 'x-sent'
