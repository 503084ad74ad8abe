import { randomBytes } from 'node:crypto'

const wellFormed = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/
const noTrace = '0'.repeat(32)

/**
 * The W3C trace context of the call to a service: the visitor's trace goes on under a new span, or a trace begins.
 * @param received the visitor's traceparent header
 */
export function nextTraceparent(received: string | undefined): string {
  const span = randomBytes(8).toString('hex')
  const [, trace, flags] = wellFormed.exec(received ?? '') ?? []
  if (trace === undefined || trace === noTrace) return `00-${randomBytes(16).toString('hex')}-${span}-01`
  return `00-${trace}-${span}-${flags ?? '01'}`
}
