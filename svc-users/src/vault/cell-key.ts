import { createHmac } from 'node:crypto'

const keyBytes = 32

/** The key by which a member is counted: secret and random like the key that seals the answers, and gone with it. */
export function recordKey(memberKey: Buffer): Buffer {
  return createHmac('sha256', memberKey).update('counted').digest()
}

/**
 * The combined key of the people counted, whatever their order (cell key method). Without the key of each of them, it
 * cannot be foretold; one person more or less makes another one.
 */
export function cellKey(recordKeys: Iterable<Buffer>): Buffer {
  const combined = Buffer.alloc(keyBytes)
  for (const key of recordKeys) {
    for (let index = 0; index < keyBytes; index += 1) combined[index] = (combined[index] ?? 0) ^ (key[index] ?? 0)
  }
  return combined
}

/**
 * A number between 0 and 1, both excluded, that looks drawn by lot and is fixed by the people counted, the question and
 * the day. The people alone would not do: two questions with one answer would then be known to count the same people.
 */
export function lotOf(cell: Buffer, question: Buffer, day: string): number {
  const digest = createHmac('sha256', cell).update(question).update(day).digest()
  return (digest.readUIntBE(0, 6) + 0.5) / 2 ** 48
}

/**
 * What a question is known by: the same words for the same members have the same, and nobody finds the words from it
 * without the key file.
 * @param wrappingKey the key of the installation
 */
export function questionMark(wrappingKey: Buffer, departmentCode: string | null, words: string): Buffer {
  return createHmac('sha256', wrappingKey)
    .update(`health count\n${departmentCode ?? ''}\n${words}`)
    .digest()
}
