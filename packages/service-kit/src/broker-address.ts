/** How to reach the broker, and as whom. */
export interface BrokerAddress {
  servers: string[]
  user?: string
  pass?: string
}

/**
 * Takes user and password out of NATS_URL: the client library does not look for them there.
 *
 * @param urls `nats://host:port` or `nats://user:password@host:port`, percent-encoded where needed; several of one
 *   cluster are separated by commas
 * @throws Error when they name different users: one program is one user
 */
export function brokerAddress(urls: string): BrokerAddress {
  const parts = urls.split(',').map((url) => url.trim())
  const servers = parts.map((url) => url.replace(/\/\/[^@/]*@/, '//'))
  const users = new Set(parts.flatMap((url) => /\/\/([^@/]*)@/.exec(url)?.[1] ?? []))
  const [first] = users
  if (first === undefined) return { servers }
  if (users.size > 1) throw new Error('NATS_URL names several users: all of its addresses need the same one.')
  const [user = '', pass = ''] = first.split(':')
  return { servers, user: decodeURIComponent(user), pass: decodeURIComponent(pass) }
}
