import { expect, test, vi } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { sampleUser } from '../../../testing/sample-users.ts'

const copy = JSON.stringify({ madeAt: '2026-11-25T14:05:00.000Z', users: { users: [{ role: 'member' }] } })

function wordsOf(file: Blob | undefined): Promise<unknown> {
  const reader = new FileReader()
  if (file) reader.readAsText(file)
  return new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)))
}

test.each([
  { language: 'fr', read: 'Lire mes données', file: 'Fichier pour une autre plateforme', says: 'Membre' },
  { language: 'en', read: 'Read my data', file: 'File for another platform', says: 'Member' },
] as const)(
  'one answer is a page to read or a file for programs, in $language',
  async ({ language, read, file, says }) => {
    const saved: { name: string; file: Blob }[] = []
    let last: Blob | null = null
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) last = blob
      return 'blob:copy'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (last) saved.push({ name: this.download, file: last })
    })
    const page = await open('/users/me?tab=data', 'member', {
      language,
      answers: { 'user.get': ({ query }) => (query && 'format' in query ? copy : sampleUser()) },
    })
    await expect.poll(page.text).toContain(read)
    page.press(read)
    await expect.poll(() => saved.length).toBe(1)
    page.press(file)
    await expect.poll(() => saved.length).toBe(2)
    expect(saved.map(({ name }) => name)).toEqual(['ensemble.html', 'ensemble.json'])
    expect(await wordsOf(saved[0]?.file)).toContain(`<td>${says}</td>`)
    expect(await wordsOf(saved[1]?.file)).toBe(copy)
    page.unmount()
  },
)
