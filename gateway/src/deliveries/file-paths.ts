/** Parts of a path: ordinary names, no dot files, nothing that a file system reads as a way out. */
const part = /^[0-9A-Za-z_][0-9A-Za-z._-]{0,127}$/

/** Suffixes that the gateway makes itself. */
const ours = /\.(br|gz)$/

/** Whether a delivered file may have this path below its version's folder. */
export function isFilePath(path: string): boolean {
  const parts = path.split('/')
  return path.length <= 256 && parts.length <= 8 && !ours.test(path) && parts.every((name) => part.test(name))
}
