/** How to reach the broker, and as whom. */
export interface BrokerAddress {
  servers: string
  user?: string
  pass?: string
}

/**
 * Takes user and password out of NATS_URL: the client library does not look for them there.
 *
 * @param url `nats://host:port` or `nats://user:password@host:port`, percent-encoded where needed
 */
export function brokerAddress(url: string): BrokerAddress {
  if (!url.includes('@')) return { servers: url }
  const { host, username, password, protocol } = new URL(url)
  return {
    servers: `${protocol}//${host}`,
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
  }
}
