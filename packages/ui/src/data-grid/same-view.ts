/** Whether two addresses show the same: the order of their parts says nothing. */
export function isSameView(one: string, other: string): boolean {
  const sorted = (address: string) => {
    const parts = new URLSearchParams(address)
    parts.sort()
    return parts.toString()
  }
  return sorted(one) === sorted(other)
}
