import { diffArrays, diffWordsWithSpace } from 'diff'

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A title, paragraph, item or row, and what became of it. */
export interface ComparedBlock {
  kind: Piece['kind'] | 'changed'
  pieces: Piece[]
}

/** Below this share of common words, two paragraphs are told as one that went and one that came. */
const leastAlike = 0.4

const blockElements = 'p, h2, h3, li, blockquote, tr, figcaption, img'

/** What was added to a rich text and what was taken away, block by block in the order of reading, words within a block. */
export function comparedText(before: string, after: string): ComparedBlock[] {
  const compared: ComparedBlock[] = []
  let removed: string[] = []
  let added: string[] = []
  for (const part of diffArrays(blocksOf(before), blocksOf(after))) {
    if (part.removed) removed.push(...part.value)
    else if (part.added) added.push(...part.value)
    else {
      settle()
      compared.push(...part.value.map((text) => ({ kind: 'same' as const, pieces: [{ kind: 'same' as const, text }] })))
    }
  }
  settle()
  return compared

  /** Of blocks that went and came at one place, those that are alike are one that changed. */
  function settle() {
    for (const text of removed) {
      const match = added.findIndex((other) => likeness(text, other) >= leastAlike)
      if (match < 0) {
        compared.push({ kind: 'removed', pieces: [{ kind: 'removed', text }] })
        continue
      }
      compared.push(...added.splice(0, match).map(whole))
      compared.push({ kind: 'changed', pieces: comparedWords(text, added.shift() ?? '') })
    }
    compared.push(...added.map(whole))
    removed = []
    added = []
  }
}

/** The words of a line that stayed, came and went. */
export function comparedWords(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

/** How many words were added and taken away. */
export function changedWords(pieces: readonly Piece[]): { added: number; removed: number } {
  const count = (kind: Piece['kind']) =>
    pieces.filter((piece) => piece.kind === kind).reduce((sum, { text }) => sum + wordsOf(text).length, 0)
  return { added: count('added'), removed: count('removed') }
}

function whole(text: string): ComparedBlock {
  return { kind: 'added', pieces: [{ kind: 'added', text }] }
}

function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll(blockElements)].flatMap((element) => {
    // What holds other blocks is told by them.
    if (element.querySelector(blockElements)) return []
    const text =
      element.tagName === 'TR'
        ? [...element.children].map(({ textContent }) => textContent.trim()).join(' | ')
        : element.tagName === 'IMG'
          ? `[${element.getAttribute('alt') ?? ''}]`
          : element.textContent
    return text.trim() === '' ? [] : [text.replace(/\s+/g, ' ').trim()]
  })
}

function likeness(one: string, other: string): number {
  const words = new Set(wordsOf(one))
  const others = new Set(wordsOf(other))
  const common = [...words].filter((word) => others.has(word)).length
  return (2 * common) / Math.max(1, words.size + others.size)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
