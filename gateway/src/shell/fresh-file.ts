import { readFile, stat } from 'node:fs/promises'

/** A file of the shell's build as what was made of it, read again when a new build replaces it. */
export class FreshFile<Content> {
  readonly #path: string
  readonly #read: (text: string) => Content
  #known: { stamp: string; content: Content } | null = null

  constructor(path: string, read: (text: string) => Content) {
    this.#path = path
    this.#read = read
  }

  /** @throws when there is no such file */
  async content(): Promise<Content> {
    const { mtimeMs, size } = await stat(this.#path)
    const stamp = `${mtimeMs}-${size}`
    if (this.#known?.stamp !== stamp) this.#known = { stamp, content: this.#read(await readFile(this.#path, 'utf8')) }
    return this.#known.content
  }
}
