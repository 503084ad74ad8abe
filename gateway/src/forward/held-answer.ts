/**
 * Bytes of a JSON answer. The largest of ours is a list of a hundred rows, some hundred kilobytes; more comes from a
 * program that is out of its mind.
 */
export const maxJsonBytes = 2_097_152

/**
 * Bytes from which a list is compressed. Below, what is spared fits into the same few packets, and the work costs more
 * than the line.
 */
export const minCompressedBytes = 2_048

/** Whether an answer is kept back until it is whole: then one that breaks off becomes a sentence instead of a stump. */
export function isHeld(contentType: string | string[] | undefined): boolean {
  return typeof contentType === 'string' && /^application\/([\w.-]+\+)?json\b/i.test(contentType)
}
