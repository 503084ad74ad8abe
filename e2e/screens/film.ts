import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Size of a window as it is filmed, and as it is shown, in CSS px. */
export const filmed = { width: 880, height: 700 }
const shown = { width: 560, height: 445 }
const gap = 16
const bar = 34

interface Frame {
  picture: Buffer
  /** How long it stays, in ms. */
  ms: number
}

/** A moving picture of two windows side by side, one frame per step of a journey. */
export class Film {
  readonly #frames: Frame[] = []
  readonly #titles: readonly [string, string]

  /** @param titles what stands above each window */
  constructor(titles: readonly [string, string]) {
    this.#titles = titles
  }

  /** Keeps what both windows show now, for as long as a reader needs to see what changed. */
  async frame(left: Page, right: Page, ms = 1600): Promise<void> {
    const [first, second] = await Promise.all([left, right].map(windowOf))
    if (!first || !second) return
    const width = 2 * shown.width + 3 * gap
    const height = shown.height + bar + gap
    const picture = await sharp({ create: { width, height, channels: 3, background: '#e9ecf2' } })
      .composite([
        { input: first, left: gap, top: bar },
        { input: second, left: 2 * gap + shown.width, top: bar },
        { input: title(this.#titles[0]), left: gap, top: 0 },
        { input: title(this.#titles[1]), left: 2 * gap + shown.width, top: 0 },
      ])
      .png()
      .toBuffer()
    this.#frames.push({ picture, ms })
  }

  /** Writes the frames as one animated GIF that begins again at its end. */
  async write(path: string): Promise<void> {
    await sharp(
      this.#frames.map(({ picture }) => picture),
      { join: { animated: true } },
    )
      .gif({ delay: this.#frames.map(({ ms }) => ms), loop: 0, effort: 10, colours: 128, dither: 0.4 })
      .toFile(path)
  }
}

async function windowOf(page: Page): Promise<Buffer> {
  const picture = await page.screenshot({ animations: 'disabled' })
  return sharp(picture).resize(shown).png().toBuffer()
}

function title(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(shown.width)}" height="${String(bar)}">
      <text x="2" y="23" font-family="sans-serif" font-size="15" font-weight="600" fill="#1f2a44">${text}</text></svg>`,
  )
}
