/**
 * What npm ci would install by a lock: the versions of our own workspaces change nothing of it. Node's own modules only,
 * like launch.mjs, which runs before anything is installed.
 * @param {string} lock text of package-lock.json
 * @returns {string} the same for locks that install the same
 */
export function lockedDependencies(lock) {
  const { packages, lockfileVersion } = JSON.parse(lock)
  const entries = Object.entries(packages).map(([place, entry]) =>
    place.includes('node_modules') ? [place, entry] : [place, { ...entry, version: undefined }],
  )
  return JSON.stringify([lockfileVersion, entries])
}
