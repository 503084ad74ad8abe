import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import sharp from 'sharp'
import type { Mail } from '../mailbox.ts'

const folder = fileURLToPath(new URL('../../docs/images/mission/', import.meta.url))
/** Larger ones are not worth what they cost everybody who clones. */
const mostBytes = 60_000
/** A sheet of A4 between its margins, in CSS px. */
const sheet = { width: 673, height: 940 }

interface Picture {
  file: string
  sentence: string
}

/** Pictures of what people carry away from a mission, in order, with the page that shows them. */
export class MissionPictures {
  readonly #chapters: { title: string; pictures: Picture[] }[] = []
  readonly #browser: Browser
  #count = 0

  constructor(browser: Browser) {
    this.#browser = browser
  }

  chapter(title: string): void {
    this.#chapters.push({ title, pictures: [] })
  }

  /** What a screen shows now. */
  async screen(page: Page, name: string, sentence: string): Promise<void> {
    await page.waitForFunction(() => [...document.images].every((image) => image.complete))
    await this.#keep(await page.screenshot({ animations: 'disabled' }), name, sentence)
  }

  /** A part of a screen. */
  async part(part: Locator, name: string, sentence: string): Promise<void> {
    await this.#keep(await part.screenshot({ animations: 'disabled' }), name, sentence)
  }

  /** A mail below its subject, as wide as a phone or as the window of a mail program. */
  async mail(mail: Mail, name: string, sentence: string, width: 360 | 600 = 360): Promise<void> {
    const subject = `<p style="margin:0;padding:12px 24px;background:#fff;font:600 15px/21px sans-serif">${text(mail.subject)}</p>`
    await this.#page(mail.html?.replace(/<body[^>]*>/, (tag) => tag + subject) ?? '', width, name, sentence)
  }

  /** What a calendar reads in the file of a mail. */
  async calendar(mail: Mail, name: string, sentence: string): Promise<void> {
    const file = mail.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))?.text
    if (!file) throw new Error(`no calendar file: ${mail.subject}`)
    const calendar = new ICAL.Component(ICAL.parse(file))
    const rows = calendar.getAllSubcomponents('vevent').flatMap((component) => {
      const event = new ICAL.Event(component)
      const alarms = component.getAllSubcomponents('valarm')
      const local = (at: ICAL.Time) =>
        at.toJSDate().toLocaleString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'full', timeStyle: 'short' })
      return [
        ['METHOD', String(calendar.getFirstPropertyValue('method'))],
        ['SUMMARY', event.summary],
        ['DTSTART', local(event.startDate)],
        ['DTEND', local(event.endDate)],
        ['LOCATION', event.location],
        ['DESCRIPTION', event.description],
        ['STATUS', String(component.getFirstPropertyValue('status'))],
        ['SEQUENCE', String(event.sequence)],
        ['UID', event.uid],
        ['VALARM', alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger'))).join(', ') || '–'],
      ]
    })
    const lines = rows.map(([label = '', value = '']) => `<tr><th>${label}</th><td>${text(value)}</td></tr>`)
    const style =
      'body{margin:16px;font:15px/21px sans-serif}th{text-align:left;padding-right:16px;font-weight:400;color:#545b68;vertical-align:top}td{overflow-wrap:anywhere;white-space:pre-line}'
    await this.#page(`<style>${style}</style><table>${lines.join('')}</table>`, 600, name, sentence)
  }

  /** A sheet as it is printed; the page has opened it, and goes on without it. */
  async paper(page: Page, name: string, sentence: string): Promise<void> {
    const before = page.viewportSize()
    const paper = page.locator('body > .ens-sheet')
    await expect(paper).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    const picture = await paper.screenshot({ animations: 'disabled' })
    const edge = { top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' }
    await this.#keep(
      await sharp(picture).flatten({ background: '#ffffff' }).extend(edge).png().toBuffer(),
      name,
      sentence,
    )
    await page.emulateMedia({ media: null })
    if (before) await page.setViewportSize(before)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(paper).toHaveCount(0)
  }

  /** Writes the page that shows all of them. */
  async writePage(): Promise<void> {
    const chapters = this.#chapters.map(({ title, pictures }) =>
      [`## ${title}`, ...pictures.map(({ file, sentence }) => `${sentence}\n\n![${sentence}](${file})`)].join('\n\n'),
    )
    const head =
      '# What a mission hands to people\n\nA mission lived through twice: once to its end, once moved and then cancelled. Each mail, calendar entry and paper as it reached people in different states. Made by `UPDATE_PICTURES=1` and `e2e/screens/mission-pictures.spec.ts`; all people are made up.'
    await writeFile(`${folder}README.md`, `${[head, ...chapters].join('\n\n')}\n`)
  }

  async #page(html: string, width: number, name: string, sentence: string): Promise<void> {
    const context = await this.#browser.newContext({ viewport: { width, height: 400 } })
    const page = await context.newPage()
    await page.setContent(html)
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrolled, `${name} fits its window`).toBeLessThanOrEqual(width)
    await this.#keep(await page.screenshot({ fullPage: true }), name, sentence)
    await context.close()
  }

  async #keep(picture: Buffer, name: string, sentence: string): Promise<void> {
    this.#count += 1
    const file = `${String(this.#count).padStart(2, '0')}-${name}.png`
    for (const colours of [64, 32, 16]) {
      const small = await sharp(picture).png({ palette: true, colours, effort: 10 }).toBuffer()
      if (small.length > mostBytes && colours > 16) continue
      expect(small.length, `${file} is small`).toBeLessThanOrEqual(mostBytes)
      await writeFile(`${folder}${file}`, small)
      break
    }
    this.#chapters.at(-1)?.pictures.push({ file, sentence })
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' }

function text(words: string): string {
  return words.replace(/[&<]/g, (sign) => entities[sign] ?? sign)
}
