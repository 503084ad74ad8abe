import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lists } from '@ensemble/contracts/words/lists'
import { wordsOf } from '@ensemble/contracts/words/word-of'
import { expect, it } from 'vitest'
import { type OwnText, ownTexts, sourceFiles, unescaped } from './own-texts.ts'

/** Texts under the name of a value that are not its name. */
const otherwise = [
  // Tabs name accounts, in the plural.
  'management.tab.',
  'management.empty.',
  // Whole lines of a log, a hint below a name, a part of a sentence.
  'reads.by.',
  'surveys.kindHints.',
  'deliveries.roles.',
  // Mails go on with words of the team.
  'request_refused.reasons.other',
  'mission_to_revise.reasons.other',
  // Where somebody stands is told them in other words than it is told of them.
  '.mine.',
  '.part.',
  // Dates are compared in other words than numbers.
  'dateOperators.',
]

const listNames = (Object.keys(lists) as (keyof typeof lists)[]).map((name) => ({ name, words: wordsOf(name) }))

const keyOf = ({ path }: OwnText) => path.slice(path.lastIndexOf('.') + 1)

/** Texts that stand together under one key, such as all of `roles`. */
function groupsOf(texts: readonly OwnText[]): OwnText[][] {
  const groups = new Map<string, OwnText[]>()
  for (const text of texts) {
    const group = `${text.file} ${text.path.slice(0, text.path.lastIndexOf('.'))}`
    groups.set(group, [...(groups.get(group) ?? []), text])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

it('gives a value no other word than the list of words does (docs/words.md)', async () => {
  const texts = (await ownTexts()).filter(
    ({ path, text }) => !text.includes('%') && !otherwise.some((part) => path.includes(part)),
  )
  const faults = groupsOf(texts).filter((group) => {
    // `other` is in many lists: the group as a whole tells which one is meant.
    const meant = listNames.filter(({ words }) => group.every((text) => keyOf(text) in words))
    const says = (words: ReturnType<typeof wordsOf>) =>
      group.every((text) =>
        [text.text, text.text.replace(/\.$/, '')].includes(words[keyOf(text)]?.[text.language] ?? ''),
      )
    return meant.length > 0 && !meant.some(({ words }) => says(words))
  })
  expect(faults.map((group) => group.map(({ file, path, text }) => `${file} ${path}: ${text}`))).toEqual([])
})

const refused = async (language: OwnText['language'], words: RegExp) =>
  (await ownTexts()).filter((own) => own.language === language && words.test(own.text)).map(({ text }) => text)

it('says of what is on site or from afar that it is one or the other, as nobody has to do both', async () => {
  expect(await refused('fr', /et à distance/)).toEqual([])
  expect(await refused('en', /and remote/)).toEqual([])
})

it('calls what a team writes at the end of a mission a closing note, everywhere', async () => {
  expect(await refused('fr', /\bbilan\b/)).toEqual([])
  expect(await refused('en', /\bconclusions\b/)).toEqual([])
})

/** The entries of the menus: where each leads, and the key of its words. */
function menuEntries(): { to: string; labelKey: string }[] {
  const links = sourceFiles().find(({ file }) => file === 'shell/src/top-bar/links.ts')
  return [...(links?.code ?? '').matchAll(/\{ to: '([^']+)', labelKey: '([^']+)'/g)].map(
    ([, to = '', labelKey = '']) => ({
      to,
      labelKey,
    }),
  )
}

/** The pages of a front end, and the key of the title of each. */
function pagesOf(area: string): { path: string; titleKey: string }[] {
  const code = readFileSync(join(import.meta.dirname, '..', '..', area, 'remote.config.ts'), 'utf8')
  return [...code.matchAll(/path: '([^']+)'[^}]*?titleKey: '([^']+)'/g)].map(([, path = '', titleKey = '']) => ({
    path,
    titleKey,
  }))
}

it('gives a page the name that the menu and the tour give it', async () => {
  const texts = await ownTexts()
  const wordsAt = (area: string, key: string) => {
    const found = texts.filter(
      ({ file, path }) => file.startsWith(`${area}/src/translations/`) && path.replace(/^\w+\./, '') === key,
    )
    return [...new Set(found.map(({ language, text }) => `${language} ${text}`))].sort()
  }
  const named = ['mf-missions', 'mf-articles', 'mf-users'].flatMap((area) =>
    pagesOf(area).flatMap(({ path, titleKey }) =>
      menuEntries()
        // "Missions" names the area, in the words of the specification; its first page says what is done there.
        .filter(({ to }) => to === path && to !== '/missions/browse')
        .map(({ labelKey }) => ({ labelKey, title: wordsAt(area, titleKey), area, titleKey })),
    ),
  )
  expect(named.map(({ labelKey }) => labelKey)).toContain('topBar.users')
  for (const { labelKey, title, area, titleKey } of named) {
    expect(title, `${area} ${titleKey}`).toEqual(wordsAt('shell', labelKey))
  }
  for (const step of ['users', 'management', 'department']) {
    expect(wordsAt('shell', `tutorial.steps.${step}`), step).toEqual(wordsAt('shell', `topBar.${step}`))
  }
})

/** Two lines or more of an object whose keys are values, each with words instead of another name. */
const named = /(?:^[ ]*\w+: '(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*',\n){2,}/gm

it('names no value again in code, outside the list of words', () => {
  const faults = sourceFiles()
    .filter(({ file }) => !/\/(words|translations|texts)\/|-texts\.ts$/.test(file))
    .flatMap(({ file, code }) =>
      [...code.matchAll(named)].flatMap(([block]) => {
        const pairs = [...block.matchAll(/^ *(\w+): '(.*)',$/gm)].map(([, key = '', text = '']) => [
          key,
          unescaped(text),
        ])
        const known = listNames.some(({ words }) =>
          pairs.every(([key = '']) => !['fr', 'en', 'other'].includes(key) && key in words),
        )
        return known ? [`${file}: ${pairs.join(' / ')}`] : []
      }),
    )
  expect(faults).toEqual([])
})
