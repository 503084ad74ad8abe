import type { Language } from '@ensemble/contracts/enumerations'

const noBreak = '\u00a0'

/** French puts a space that does not break before ; : ! ? » and after «; English text is left as it is. */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text
  return text.replace(/ ([;:!?»])/g, `${noBreak}$1`).replace(/« /g, `«${noBreak}`)
}
