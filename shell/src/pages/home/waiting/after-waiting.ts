/** Home widgets of a lower order tell what waits; they draw nothing themselves but windows and failures. */
export const afterWaiting = 10
