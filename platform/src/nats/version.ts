/** What `nats-server --version` says, such as 2.10.27; nothing for what is no nats-server. */
export function versionIn(output: string): string | undefined {
  return /^nats-server: v(\d+\.\d+\.\d+)/m.exec(output)?.[1]
}

/** @param wanted major and minor number */
export function isAtLeast(version: string, [major, minor]: readonly [number, number]): boolean {
  const [itsMajor = 0, itsMinor = 0] = version.split('.').map(Number)
  return itsMajor > major || (itsMajor === major && itsMinor >= minor)
}
