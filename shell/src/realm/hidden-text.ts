let read: (hidden: HiddenText) => string

/**
 * A token or a key that code can pass on and compare, and not read: its text is no property, so neither listing,
 * copying nor writing it out gives it away, and no code that comes between can read it on its way.
 */
export class HiddenText {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** Nothing: it hands out the one way to the text. In a static block Safari before 16.4 would not run the file. */
  protected static readonly opened = void (read = (hidden) => hidden.#text)
}

/** The text, for what sends it to our own server (own-fetch.ts) or seals it for another tab (session/tab-seal.ts). */
export function readHidden(hidden: HiddenText): string {
  return read(hidden)
}

/** Whether two hold the same: a token that another tab sent may be the one at hand. */
export function holdSame(one: HiddenText | undefined, other: HiddenText | undefined): boolean {
  return one !== undefined && other !== undefined && read(one) === read(other)
}
