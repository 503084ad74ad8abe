/** A stream of a PDF: its dictionary as written, and where its bytes begin. */
interface PdfStream {
  dictionary: string
  start: number
}

/** So many times the length of a document is read at most; what is made to be read more often cannot be looked at. */
const mostPasses = 2

/** An object begins with two numbers and this word, between which there may be comments. */
const beginning = /(?<=[\0\t\n\f\r \d])obj/g

/** What counts while an object is read: strings, comments, dictionaries, and words that are no part of another one. */
const sign = /[(%]|<<|>>|(?<![^\0\t\n\f\r ()<>[\]{}])(?:stream|endobj)(?![^\0\t\n\f\r ()<>[\]{}/%])/g

const inString = /[()]|\\[^]/g
const lineEnd = /[\r\n]/g

/**
 * The streams of a PDF (ISO 32000-1, 7.3.8), read as a reader does: what stands in a string or a comment is no keyword,
 * so a dictionary cannot be cut short by writing `obj` or `stream` into one.
 * @param text the document in Latin-1
 * @returns undefined where it is made so that it would be read again and again
 */
export function streamsOf(text: string): PdfStream[] | undefined {
  const found: PdfStream[] = []
  let left = mostPasses * text.length
  for (const { index } of text.matchAll(beginning)) {
    const from = index + 'obj'.length
    const { end, start } = readObject(text, from)
    left -= end - from
    if (left < 0) return undefined
    if (start !== undefined) found.push({ dictionary: text.slice(from, end), start })
  }
  return found
}

/** @returns where the object ends; and where its bytes begin, if it is a stream */
function readObject(text: string, from: number): { end: number; start?: number } {
  let at = from
  let depth = 0
  for (;;) {
    const met = next(sign, text, at)
    if (!met) return { end: text.length }
    const [read] = met
    at = met.index + read.length
    if (read === '(') at = afterString(text, at)
    else if (read === '%') at = next(lineEnd, text, at)?.index ?? text.length
    else if (read === '<<') depth += 1
    else if (read === '>>') depth -= 1
    // Within a dictionary a keyword does not belong there; readers pass over it.
    else if (depth === 0) return read === 'endobj' ? { end: at } : { end: met.index, start: at + lineBreakAt(text, at) }
    if (depth < 0) return { end: at }
  }
}

function lineBreakAt(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return 2
  return text[at] === '\n' || text[at] === '\r' ? 1 : 0
}

/** Where a string ends whose first parenthesis was read: others in it are balanced, or come after a backslash. */
function afterString(text: string, from: number): number {
  let at = from
  for (let open = 1; open > 0;) {
    const met = next(inString, text, at)
    if (!met) return text.length
    at = met.index + met[0].length
    if (met[0] === '(') open += 1
    else if (met[0] === ')') open -= 1
  }
  return at
}

function next(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
