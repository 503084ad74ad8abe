import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../settings.ts'

/** Replaces what a chapter of a page in docs says between its title and the first chapter below it. */
export async function writeChapter(title: string, text: string, page = 'performance.md'): Promise<void> {
  const file = join(root, 'docs', page)
  const chapters = (await readFile(file, 'utf8')).split(/^(?=#{1,2} )/m)
  const fresh = `# ${title}\n\n${text}\n`
  const at = chapters.findIndex((chapter) => chapter.startsWith(`# ${title}\n`))
  const all = at < 0 ? [...chapters.map(endingInBlankLine), fresh] : chapters.with(at, fresh)
  await writeFile(file, `${all.join('').trimEnd()}\n`)
}

function endingInBlankLine(chapter: string): string {
  return `${chapter.trimEnd()}\n\n`
}
