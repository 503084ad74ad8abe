/** Whether what was typed is an address of https. Not by `URL.canParse`, which Chrome knows from 120 on and Safari from 17. */
export function isHttps(typed: string): boolean {
  const address = typed.trim()
  if (!address.startsWith('https://')) return false
  try {
    return new URL(address).protocol === 'https:'
  } catch {
    return false
  }
}
