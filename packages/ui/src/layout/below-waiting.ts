import { keyframes } from '@mui/material/styles'

const reveal = keyframes({ to: { visibility: 'visible' } })

/**
 * Styles of what stands below a skeleton (`.ens-waiting`): unseen until its place is known, so that nothing moves
 * once it is shown. An answer that is long in coming holds nothing back for more than three seconds.
 */
export const belowWaiting = { visibility: 'hidden', animation: `${reveal} 0s 3s forwards` } as const
