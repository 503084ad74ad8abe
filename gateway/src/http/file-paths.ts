/** Parts of a path: ordinary names, no dot files, nothing that a file system reads as a way out. */
const part = /^[0-9A-Za-z_][0-9A-Za-z._-]{0,127}$/

/** Suffixes of the compressed copies: made by us, and chosen by Accept-Encoding. */
const ours = /\.(br|gz)$/

/** Whether a file that is delivered or served may have this path below its folder. */
export function isFilePath(path: string): boolean {
  const parts = path.split('/')
  return path.length <= 256 && parts.length <= 8 && !ours.test(path) && parts.every((name) => part.test(name))
}
