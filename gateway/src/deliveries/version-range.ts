type Version = [major: number, minor: number, patch: number]

/**
 * Whether a version is in a range as remotes write it: `^1.2.3`, `~1.2.3`, `>=1.2.3`, `1.2.3` or `*`. Any other range
 * holds nothing, so that what is not understood is refused and not let through.
 */
export function isInRange(version: string, range: string): boolean {
  const found = versionOf(version)
  if (!found) return false
  if (range === '*') return true
  const [, sign = '', text = ''] = /^(\^|~|>=)?(.*)$/.exec(range) ?? []
  const least = versionOf(text)
  if (!least || compare(found, least) < 0) return false
  switch (sign) {
    case '':
      return compare(found, least) === 0
    case '~':
      return found[0] === least[0] && found[1] === least[1]
    case '^':
      return sameUpToFirstNumber(found, least)
    default:
      return true
  }
}

/** Below 1.0.0 the first number that is not zero stands for the major. */
function sameUpToFirstNumber(found: Version, least: Version): boolean {
  const first = least.findIndex((part) => part > 0)
  const fixed = first === -1 ? least.length : first + 1
  return least.slice(0, fixed).every((part, index) => part === found[index])
}

function compare(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}

function versionOf(text: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  return match && [Number(match[1]), Number(match[2]), Number(match[3])]
}
