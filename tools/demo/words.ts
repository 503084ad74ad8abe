/** Words that say nothing of a title's subject. */
const empty = new Set([
  'pour',
  'mode',
  'parlons',
  'repères',
  'dans',
  'avec',
  'cette',
  'chez',
  'vous',
  'votre',
  'quand',
  'fait',
  'quoi',
  'sert',
  'notre',
  'nous',
  'entre',
  'autour',
  'même',
  'from',
  'they',
  'after',
  'with',
  'where',
])

/** Lower-case words of more than three letters; the accents stay. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/[\p{L}]+/gu) ?? []
  ).filter((word) => word.length > 3)
}

/** The words of a title that its text never takes up, in whatever form: the first five letters count. */
export function untold(title: string, text: string): string[] {
  const told = new Set(wordsOf(text).map((word) => word.slice(0, 5)))
  return wordsOf(title).filter((word) => !empty.has(word) && !told.has(word.slice(0, 5)))
}

/** Items that occur more than once. */
export function repeated(items: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(items.filter((item) => seen.size === seen.add(item).size))]
}

export function paragraphs(html: string): string[] {
  return html.match(/<p>.*?<\/p>/g) ?? []
}
