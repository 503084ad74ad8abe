import { brotliDecompressSync } from 'node:zlib'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'
import { mostUsedPacked } from './most-used-passwords.ts'

const combined = [
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
]

/** The list as words, the most of it in common with its neighbours put back. */
export function mostUsedPasswords(): string[] {
  const lines = brotliDecompressSync(Buffer.from(mostUsedPacked, 'base64')).toString().split('\n')
  let before = ''
  return lines.map((line) => (before = before.slice(0, Number(line.charAt(0))) + line.slice(1)))
}

const listed = new Set(
  [
    ...mostUsedPasswords(),
    ...common['passwords-common'],
    ...french['commonWords-fr'],
    ...french['firstnames-fr'],
    ...french['lastnames-fr'],
    ...combined,
  ].map(String),
)

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
    listed.has(plain) ||
    listed.has(unit(plain)) ||
    isDressed(plain) ||
    lines.some((line) => line.includes(plain))
  )
}

/** Figures and signs around a word are what everybody adds when a form asks for them: a year, an exclamation mark. */
const dress = 8

function isDressed(plain: string): boolean {
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return word.length >= 4 && plain.length - word.length <= dress && listed.has(word)
}

/** What a text repeats, such as "cancer" of "cancercancer"; the text itself if it repeats nothing. */
function unit(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, period)
}
