/** Whether the provider is asked without TLS. */
export function isPlainHttp(issuer: string): boolean {
  return new URL(issuer).protocol === 'http:'
}

/** Names below localhost mean this machine (RFC 6761): the provider for trying of docker-compose.yml has one. */
export function staysOnThisMachine(issuer: string): boolean {
  return /(^|\.)localhost$/.test(new URL(issuer).hostname)
}
