import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../platform.ts'

const file = join(root, 'docs/performance.md')

/** Replaces the chapter of a benchmark in docs/performance.md, or adds it behind the first of the page. */
export async function writeChapter(title: string, text: string): Promise<void> {
  const heading = `# ${title}`
  const chapters = (await readFile(file, 'utf8')).split(/^(?=# )/m).map((chapter) => chapter.trimEnd())
  const found = chapters.findIndex((chapter) => chapter.startsWith(`${heading}\n`))
  const [place, replaced] = found === -1 ? [1, 0] : [found, 1]
  await writeFile(file, `${chapters.toSpliced(place, replaced, `${heading}\n\n${text.trim()}`).join('\n\n')}\n`)
}
