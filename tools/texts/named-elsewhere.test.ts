import { expect, it } from 'vitest'
import { ownTexts } from './own-texts.ts'

/** Texts that name what stands elsewhere: where they stand, and the words that they name. */
const named = [
  {
    in: ['shell/src/translations/', 'tourStep.texts.missions'],
    names: ['mf-missions/src/translations/', 'browse.light'],
  },
] as const

it.each(['fr', 'en'] as const)('what a text names has that name, %s', async (language) => {
  const texts = (await ownTexts()).filter((text) => text.language === language)
  const text = ([place, path]: readonly [string, string]) =>
    texts.find((each) => each.file.startsWith(place) && each.path.endsWith(path))?.text ?? 'missing'
  for (const { in: where, names } of named) expect(text(where)).toContain(text(names))
})
