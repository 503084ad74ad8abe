import type { Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'

/** When a picture is taken, in ms after the address was opened. */
const moments = [500, 1000, 1500, 2500, 4000, 6000] as const

const frame = { width: 180, height: 370 }
const gap = 12
const bar = 26

interface Strip {
  title: string
  frames: Buffer[]
}

/** What a screen shows at six moments of a first visit, while it loads. */
export async function filmOf(page: Page, title: string, open: () => Promise<unknown>): Promise<Strip> {
  const session = await page.context().newCDPSession(page)
  const taken: { at: number; picture: Buffer }[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    taken.push({ at: Date.now(), picture: Buffer.from(data, 'base64') })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
  const begun = Date.now()
  await open()
  await session.send('Page.stopScreencast')
  const shownAt = (ms: number) => taken.filter(({ at }) => at > begun && at - begun <= ms).at(-1)?.picture
  const white = await sharp({ create: { ...frame, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  return { title, frames: moments.map((ms) => shownAt(ms) ?? white) }
}

/** One picture of all strips, the moments above them. */
export async function writeStrips(strips: readonly Strip[], file: string): Promise<void> {
  const width = gap + moments.length * (frame.width + gap)
  const row = bar + frame.height + gap
  const placed: OverlayOptions[] = []
  for (const [line, { title, frames }] of strips.entries()) {
    const top = bar + line * row
    placed.push({ input: label(title, width), left: gap, top })
    for (const [column, picture] of frames.entries()) {
      const input = await sharp(picture)
        .resize({ ...frame, fit: 'cover', position: 'top' })
        .png()
        .toBuffer()
      placed.push({ input, left: gap + column * (frame.width + gap), top: top + bar })
    }
  }
  for (const [column, ms] of moments.entries()) {
    placed.push({ input: label(`${ms / 1000} s`, frame.width), left: gap + column * (frame.width + gap), top: 0 })
  }
  await sharp({ create: { width, height: bar + strips.length * row, channels: 3, background: '#e9ecf2' } })
    .composite(placed)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(file)
}

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width - 2 * gap}" height="${bar}">
      <text x="2" y="18" font-family="sans-serif" font-size="13" font-weight="600" fill="#1f2a44">${text}</text></svg>`,
  )
}
