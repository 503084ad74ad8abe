import type { Language } from './enumerations.ts'

const noBreak = '\u00a0'
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/** What French prints otherwise than people type it, each rule once. Done twice, they change nothing more. */
const french: readonly (readonly [RegExp, string])[] = [
  [/(?<![ \u202f\u00a0])[ \u202f\u00a0]+([;:!?»])/g, `${noBreak}$1`],
  [/«[ \u202f\u00a0]*/g, `«${noBreak}`],
  // 14h30, 14:30 and 14 h 30 alike; neither versions nor addresses.
  [
    /(?<![\w.:/])([01]?\d|2[0-3])(?:[ \u202f\u00a0]?h[ \u202f\u00a0]?|:)([0-5]\d)(?![\w:])/g,
    `$1${noBreak}h${noBreak}$2`,
  ],
  [/(?<![\w.:/])(\d+)[ \u202f]?h(?![\p{L}\d])/gu, `$1${noBreak}h`],
  [new RegExp(`(?<!\\d)1 (?=(?:${months})(?!\\p{L}))`, 'giu'), '1er '],
  [/(\d)(?:ème|eme)s?(?!\p{L})/gu, '$1e'],
  [/(?<!\d)1(?:ère|ere)(?!\p{L})/gu, '1re'],
  // Before names: "de Ajaccio" becomes "d’Ajaccio".
  [/(?<!\p{L})([Dd])e (?=[AEIOUÀÂÉÈÊËÎÏÔÛŒ]\p{Ll})/gu, '$1’'],
]

/** A text as its language prints it: apostrophes, and in French spaces, hours, ordinals and elision. */
export function typeset(text: string, language: Language): string {
  const curly = text.replace(/(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’').replace(/(?<=\S) {2,}/g, ' ')
  return language === 'fr' ? french.reduce((words, [typed, printed]) => words.replace(typed, printed), curly) : curly
}

/**
 * A name after "de" in French: before vowels "d’", before y where a consonant follows (d’Yves, de Yann), and before
 * the h that is mute in most names (d’Hélène, de Hassan). Addresses are read letter by letter, so never.
 */
export function ofName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Mn}/gu, '')
  return !name.includes('@') && /^([aeiouœæ]|y[^aeiou]|h[eio])/i.test(plain) ? `d’${name}` : `de ${name}`
}
