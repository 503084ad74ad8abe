import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

const lookMs = 300

/**
 * Hands on each line of a growing file as it comes.
 *
 * @param file need not exist yet
 * @param from the byte at which it begins: what stands before has been read, or is of another time
 * @returns what ends it, after the last line
 */
export function followLog(file: string, print: (line: string) => void, from = 0): () => void {
  const decoder = new StringDecoder('utf8')
  const buffer = Buffer.alloc(65_536)
  let position = from
  let rest = ''
  function look(): void {
    let descriptor: number
    try {
      descriptor = openSync(file, 'r')
    } catch {
      return
    }
    for (let count; (count = readSync(descriptor, buffer, 0, buffer.length, position)) > 0; position += count) {
      const lines = (rest + decoder.write(buffer.subarray(0, count))).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(print)
    }
    closeSync(descriptor)
  }
  const timer = setInterval(look, lookMs)
  return () => {
    clearInterval(timer)
    look()
    if (rest !== '') print(rest)
  }
}
