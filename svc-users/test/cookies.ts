/** Reads one cookie of an answer, with its attributes in small letters. */
export function cookieOf(
  headers: Record<string, unknown>,
  name: string,
): { value: string; attributes: string[] } | undefined {
  const header = headers['set-cookie']
  const all = Array.isArray(header) ? header.map(String) : header === undefined ? [] : [String(header)]
  const [pair, ...attributes] = all.find((cookie) => cookie.startsWith(`${name}=`))?.split('; ') ?? []
  if (pair === undefined) return undefined
  return { value: pair.slice(name.length + 1), attributes: attributes.map((attribute) => attribute.toLowerCase()) }
}
