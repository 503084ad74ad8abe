import { readFile, stat } from 'node:fs/promises'

/** What differs from one answer of the shell's page to the next. */
export interface PageParts {
  nonce: string
  /** The registry as JSON text. */
  registry: string
  /** What shows the page to be one that somebody opened; empty in any other. */
  pageKey: string
  /** Link elements of what the page will need. */
  preloads: string
}

const placeholder = /__(CSP_NONCE|REGISTRY|PAGE_KEY|PRELOADS)__/

/** The shell's index.html, read again when a new build replaces it. */
export class PageTemplate {
  readonly #path: string
  #pieces: readonly string[] = []
  #stamp = ''

  /** @param path of the built index.html */
  constructor(path: string) {
    this.#path = path
  }

  /**
   * The page for one visitor.
   * @throws when there is no build of the shell
   */
  async render(parts: PageParts): Promise<string> {
    return fillTemplate(await this.#read(), parts)
  }

  /**
   * Whether this build of the shell shows the key of its pages: an older one does not know of it.
   * @throws when there is no build of the shell
   */
  async knowsPageKeys(): Promise<boolean> {
    return (await this.#read()).includes('PAGE_KEY')
  }

  async #read(): Promise<readonly string[]> {
    const { mtimeMs, size } = await stat(this.#path)
    const stamp = `${mtimeMs}-${size}`
    if (stamp !== this.#stamp) {
      this.#pieces = splitTemplate(await readFile(this.#path, 'utf8'))
      this.#stamp = stamp
    }
    return this.#pieces
  }
}

/** Text and names of placeholders in turn. */
export function splitTemplate(html: string): string[] {
  return html.split(placeholder)
}

export function fillTemplate(pieces: readonly string[], parts: PageParts): string {
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : valueOf(piece, parts))).join('')
}

/**
 * JSON that may stand inside a script element: no text in it can end the element or open a comment.
 */
export function scriptSafeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

function valueOf(name: string, parts: PageParts): string {
  if (name === 'CSP_NONCE') return parts.nonce
  if (name === 'PAGE_KEY') return parts.pageKey
  return name === 'REGISTRY' ? scriptSafeJson(parts.registry) : parts.preloads
}
