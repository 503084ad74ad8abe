import type { Language } from '@ensemble/contracts/enumerations'
import { createLanguageChoice } from '../language/language.ts'
import { bringTexts, startTexts } from '../language/texts.ts'
import { wait } from '../timers/timers.ts'

/** Longest wait in ms for the remotes' texts before a change of language shows. */
const textsWithinMs = 2000

/**
 * The language of the page and its texts; what is chosen later shows once its texts are there.
 * @param prepareRemotes brings the texts of the remotes in a language
 * @throws when the texts cannot be fetched
 */
export async function startLanguage(prepareRemotes: (next: Language) => Promise<void>) {
  const language = createLanguageChoice({
    prepare: async (next) => {
      // Without its texts the page stays in the language that it is in.
      let hasChanged = false
      const ofRemotes = prepareRemotes(next).then(() => {
        // Who shows them does not hear of texts that came after the change.
        if (hasChanged) texts.emit('languageChanged', next)
      })
      await Promise.all([bringTexts(texts, next), Promise.race([ofRemotes, wait(textsWithinMs)])])
      document.documentElement.lang = next
      await texts.changeLanguage(next)
      hasChanged = true
    },
  })
  const texts = await startTexts(language.get())
  document.documentElement.lang = language.get()
  return { language, texts }
}
