import type { Language } from './enumerations.ts'

const noBreak = '\u00a0'
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/**
 * What French prints otherwise than people type it, each rule once. Done twice, they change nothing more. What stands
 * before is found and put back, and what follows is only looked at: looking back is a syntax error in Safari before 16.4.
 */
const french: readonly (readonly [RegExp, string])[] = [
  [/(^|[^ \u202f\u00a0])[ \u202f\u00a0]+(?=[;:!?»])/g, `$1${noBreak}`],
  [/«[ \u202f\u00a0]*/g, `«${noBreak}`],
  // 14h30, 14:30 and 14 h 30 alike; neither versions nor addresses.
  [
    /(^|[^\w.:/])([01]?\d|2[0-3])(?:[ \u202f\u00a0]?h[ \u202f\u00a0]?|:)([0-5]\d)(?![\w:])/g,
    `$1$2${noBreak}h${noBreak}$3`,
  ],
  [/(^|[^\w.:/])(\d+)[ \u202f]?h(?![\p{L}\d])/gu, `$1$2${noBreak}h`],
  [new RegExp(`(?<before>^|\\D)1 (?=(?:${months})(?!\\p{L}))`, 'giu'), '$<before>1er '],
  [/(\d)(?:ème|eme)s?(?!\p{L})/gu, '$1e'],
  [/(?<before>^|\D)1[èe]r(?=e(?!\p{L}))/gu, '$<before>1r'],
  // Before names: "de Ajaccio" becomes "d’Ajaccio".
  [/(^|\P{L})([Dd])e (?=[AEIOUÀÂÉÈÊËÎÏÔÛŒ]\p{Ll})/gu, '$1$2’'],
]

/** A text as its language prints it: apostrophes, and in French spaces, hours, ordinals and elision. */
export function typeset(text: string, language: Language): string {
  const curly = text.replace(/([\p{L}\d])'(?=[\p{L}\d«])/gu, '$1’').replace(/(\S) {2,}/g, '$1 ')
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
