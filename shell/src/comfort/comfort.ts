import { type ComfortWord, comfortWords } from '@ensemble/ui'
import { createOwnCookie, type OwnCookie } from '../cookies/own-cookie.ts'

export const textSizes = ['text-125', 'text-150', 'text-200'] as const satisfies readonly ComfortWord[]
export const colours = ['light', 'dark'] as const satisfies readonly ComfortWord[]

/** Of each of these, one counts. */
const alternatives: readonly (readonly ComfortWord[])[] = [textSizes, colours]

/** How the site is read, with one choice more, or one less. */
export function chosen(words: readonly ComfortWord[], word: ComfortWord, wanted: boolean): ComfortWord[] {
  const rest = words.filter((other) => other !== word && !excludes(word, other))
  return wanted ? [...rest, word] : rest
}

/** What this browser keeps; words of another version are passed over. */
export function readComfort(stored: OwnCookie = createOwnCookie('comfort')): ComfortWord[] {
  const kept = (stored.read() ?? '').split('.')
  return comfortWords.filter((word) => kept.includes(word))
}

/** Counts at once, and for the pages to come: the gateway sends each with it. */
export function keepComfort(
  words: readonly ComfortWord[],
  { dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement,
  stored: OwnCookie = createOwnCookie('comfort'),
): void {
  stored.write(words.length > 0 ? words.join('.') : null)
  dataset.comfort = words.join(' ')
}

function excludes(word: ComfortWord, other: ComfortWord): boolean {
  return alternatives.some((words) => words.includes(word) && words.includes(other))
}
