import { languages } from '@ensemble/contracts/enumerations'
import { words } from '@ensemble/contracts/words/word-of'

/** The page of the words: what every value of every enumeration is called in both languages. */
export function wordsPage(): string {
  const [french, english] = languages.map((language) => flatten(words[language]))
  const rows = [...(french ?? [])].map(([path, word]) => ({ path, word, english: english?.get(path) ?? '' }))
  const listOf = (path: string) => path.slice(0, path.indexOf('.'))
  return [
    '# Words',
    '',
    'Written by `npm run docs:words` from `packages/contracts/src/words`, which screens, mails, files and the description of the calls read. Do not edit by hand: a test compares, and another refuses a second word for the same value.',
    '',
    ...[...new Set(rows.map(({ path }) => listOf(path)))]
      .sort()
      .flatMap((list) => [
        `## ${list}`,
        '',
        '| Value | French | English |',
        '| --- | --- | --- |',
        ...rows
          .filter(({ path }) => listOf(path) === list)
          .map(({ path, word, english: said }) => `| ${path.slice(list.length + 1)} | ${word} | ${said} |`),
        '',
      ]),
  ].join('\n')
}

/** Every word by its path: `roles.member`, `comorbidities.respiratory.asthma`. */
function flatten(named: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(named).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'string') return [[prefix + key, value]]
      return typeof value === 'object' && value !== null ? [...flatten(value, `${prefix}${key}.`)] : []
    }),
  )
}
