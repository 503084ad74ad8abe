import type { FastifyInstance } from 'fastify'

/** The file names a day until which it holds; whoever reads it gets one that is far enough away (RFC 9116). */
const holdsForMs = 180 * 24 * 3600 * 1000

/**
 * Says how to report a weakness (RFC 9116), where the installation says to whom.
 * @param contact a mailto: or https: address; empty: there is no such file
 */
export function serveSecurityContact(
  app: FastifyInstance,
  { contact, publicOrigin }: { contact: string; publicOrigin: string },
): void {
  if (contact === '') return
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(Date.now() + holdsForMs).toISOString()
    const canonical = new URL('/.well-known/security.txt', publicOrigin).href
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${canonical}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
