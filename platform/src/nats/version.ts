/** What `nats-server --version` says, such as 2.10.27; nothing for what is no nats-server. */
export function versionIn(output: string): string | undefined {
  return /^nats-server: v(\d+\.\d+\.\d+)/m.exec(output)?.[1]
}

/** @param wanted its numbers, as many of them as matter */
export function isAtLeast(version: string, wanted: readonly number[]): boolean {
  const its = version.split('.').map(Number)
  const difference = wanted.map((part, index) => (its[index] ?? 0) - part).find((part) => part !== 0) ?? 0
  return difference >= 0
}

/** Whether one version comes after the other. */
export function isNewer(version: string, other: string): boolean {
  return version !== other && isAtLeast(version, other.split('.').map(Number))
}
