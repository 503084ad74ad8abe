import { readFileSync, writeFileSync } from 'node:fs'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'
import { commonWords } from './common-words.ts'
import { pack, unpack } from './packed-words.ts'

/*
 * Writes `common-words.ts` anew: what stands in it, the words of the packages below as they are now, and the lines of each
 * file that is named. `node --import tsx svc-users/src/domain/write-common-words.ts [file…]`
 */
const known = unpack(commonWords).toString().trimEnd().split('\n')
const named = process.argv.slice(2).flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/))
const ofPackages = [
  common['passwords-common'],
  french['commonWords-fr'],
  french['firstnames-fr'],
  french['lastnames-fr'],
].flatMap((list) => list.map(String))
const words = [...known, ...ofPackages, ...named].map((word) => word.toLowerCase()).filter((word) => word !== '')
const { text, bytes } = pack(words)

writeFileSync(
  new URL('common-words.ts', import.meta.url),
  `import type { PackedWords } from './packed-words.ts'

/**
 * In small letters: the 100,000 most used passwords of a list of ten million, those of its first million that have twelve
 * signs or more, and the passwords, French words, first names and last names of two packages. They come from SecLists
 * (https://github.com/danielmiessler/SecLists, MIT licence, © Daniel Miessler), 10_million_password_list_top_1M.txt, and
 * from @zxcvbn-ts/language-common and @zxcvbn-ts/language-fr (MIT licence). Written by \`write-common-words.ts\`.
 */
export const commonWords: PackedWords = {
  bytes: ${bytes},
  text: '${text}',
}
`,
)
