import { createHmac } from 'node:crypto'

/**
 * One of 256 marks for somebody who looked for words: enough to tell five people from one who asks five times, too few
 * to find a person by. Another month or other words make another mark.
 * @param secret REFRESH_SECRET
 */
export function searcherMark(secret: string, search: { words: string; month: string }, userId: string): number {
  const key = Buffer.from(secret, 'base64url')
  const { words, month } = search
  return createHmac('sha256', key).update(`missed search\n${month}\n${words}\n${userId}`).digest().readUInt8(0)
}
