/**
 * Shares that the shell promises to remotes without using them on its first screen. A remote carries no copy of its
 * own, so what stands in no import of the shell is missing in the page. Nobody calls these functions.
 * @public that they are here is their use
 */
export const promisedShares = [() => import('@ensemble/ui/data-grid'), () => import('@ensemble/ui/rich-editor')]
