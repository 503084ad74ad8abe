import { commonWords } from './common-words.ts'
import { holds, unpack } from './packed-words.ts'

/** What no list has, and hands do all the same. */
const combined = new Set([
  'motdepasse12',
  'motdepasse123',
  'motdepasse1234',
  'password1234',
  'passwordpassword',
  'azertyuiop12',
  'azertyuiopqs',
  'azertyuiopqsdfghjklm',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  '123456789abc',
])

/** Unpacked when the first password is chosen, and kept. */
let words: Buffer | undefined

function isListed(plain: string): boolean {
  words ??= unpack(commonWords)
  return combined.has(plain) || holds(words, plain)
}

/** Sequences that hands type by themselves, forwards and backwards. */
const runs = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'azertyuiopqsdfghjklmwxcvbn', 'qwertyuiopasdfghjklzxcvbnm']
const lines = runs.flatMap((run) => [run.repeat(13), [...run].reverse().join('').repeat(13)])

/**
 * Whether many others have a password: it stands in a list, repeats a word that does, is one with figures and signs
 * around it, or is a run along the keyboard.
 * @param plain in small letters
 */
export function isCommon(plain: string): boolean {
  return (
    new Set(plain).size < 3 ||
    isListed(plain) ||
    isListed(unit(plain)) ||
    isDressed(plain) ||
    lines.some((line) => line.includes(plain))
  )
}

/** Figures and signs around a word are what everybody adds when a form asks for them: a year, an exclamation mark. */
const dress = 8

function isDressed(plain: string): boolean {
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return word.length >= 4 && plain.length - word.length <= dress && isListed(word)
}

/** What a text repeats, such as "cancer" of "cancercancer"; the text itself if it repeats nothing. */
function unit(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, period)
}
