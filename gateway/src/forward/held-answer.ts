import { AnswerTooLarge } from './failure.ts'

/**
 * Bytes of a JSON answer. The largest of ours is a list of a hundred rows, some hundred kilobytes; more comes from a
 * program that is out of its mind.
 */
export const maxJsonBytes = 2_097_152

/** Whether an answer is kept back until it is whole: then one that breaks off becomes a sentence instead of a stump. */
export function isHeld(contentType: string | string[] | undefined): boolean {
  return typeof contentType === 'string' && /^application\/([\w.-]+\+)?json\b/i.test(contentType)
}

/**
 * Reads an answer to its end.
 * @throws {AnswerTooLarge} and what the connection throws
 */
export async function wholeAnswer(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxJsonBytes) throw new AnswerTooLarge('answer too large')
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/**
 * Passes an answer on as it comes, up to a size.
 * @throws {AnswerTooLarge} ending the visitor's connection: the beginning is already out
 */
export async function* boundedAnswer(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new AnswerTooLarge('answer too large')
    yield chunk
  }
}
