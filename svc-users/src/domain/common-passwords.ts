import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'

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

const listed = new Set(
  [
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
 * Whether many others have a password: it stands in a list of some 100,000, repeats one that does, or is a run along
 * the keyboard.
 * @param plain in small letters
 */
export function isCommon(plain: string): boolean {
  return (
    new Set(plain).size < 3 ||
    listed.has(plain) ||
    listed.has(unit(plain)) ||
    lines.some((line) => line.includes(plain))
  )
}

/** What a text repeats, such as "cancer" of "cancercancer"; the text itself if it repeats nothing. */
function unit(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, period)
}
