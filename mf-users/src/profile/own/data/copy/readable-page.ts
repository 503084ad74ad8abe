import type { Language } from '@ensemble/contracts/enumerations'
import { readableCopy } from './readable-copy.ts'

/** The copy of one's data as a page in the reader's language, whose words come with it alone. */
export async function readablePage(copy: string, language: Language): Promise<string> {
  const words = language === 'fr' ? (await import('./french.ts')).french : (await import('./english.ts')).english
  return readableCopy(copy, words)
}
