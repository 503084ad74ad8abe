import sharp from 'sharp'
import { type Tones, tones } from './palette.ts'
import { pick, seededNumbers } from './seeded.ts'
import { book, hills, house, person, screen, stand, talk, tree } from './shapes.ts'

const width = 1280
const height = 720

/** What a cover may show; the subject of the text decides, the seed does the rest. */
export type Scene = 'people' | 'stand' | 'book' | 'talk' | 'screen' | 'village' | 'walk'

const skins = ['#f2d3bd', '#d9a066', '#8d5b3e', '#c68863', '#f6dfce'] as const

/**
 * Draws a calm scene of simple shapes (look.md, Feeling) as a WebP picture of 1280 × 720.
 * @param seed the same seed gives the same picture
 */
export async function drawCover(seed: string, scene: Scene): Promise<Uint8Array> {
  return sharp(Buffer.from(svgOf(seed, scene)))
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}

function svgOf(seed: string, scene: Scene): string {
  const random = seededNumbers(seed)
  const tone = pick(random, tones)
  const sunX = 180 + 920 * random()
  const sunY = 130 + 90 * random()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${tone.sky}"/>
    <circle cx="${sunX}" cy="${sunY}" r="${70 + 40 * random()}" fill="${tone.sun}"/>
    ${hills(random, 430, tone.far)}${hills(random, 560, tone.near)}
    ${foreground(scene, random, tone)}
  </svg>`
}

function foreground(scene: Scene, random: () => number, tone: Tones): string {
  const [first, second, third] = tone.things
  const skin = () => pick(random, skins)
  const x = 120 + 320 * random()
  const crowd = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      person(from + index * 190, 690, 0.85 + 0.3 * random(), tone.things[index % 3] ?? first, skin()),
    ).join('')
  switch (scene) {
    case 'people':
      return tree(90 + 60 * random(), 640, 1.2, third) + crowd(300, 4)
    case 'stand':
      return stand(x + 200, 660, first) + person(x, 690, 1, second, skin()) + person(x + 720, 690, 0.95, third, skin())
    case 'book':
      return book(x + 180, 640, first) + person(x - 20, 700, 0.9, second, skin())
    case 'talk':
      return (
        talk(x + 130, 400, first, second) +
        person(x + 60, 700, 1, third, skin()) +
        person(x + 560, 700, 1, second, skin())
      )
    case 'screen':
      return screen(x + 240, 640, second, skin()) + person(x, 700, 1, first, skin())
    case 'village':
      return (
        house(x, 640, 1, first) +
        house(x + 300, 650, 1.2, second) +
        tree(x + 640, 650, 1, third) +
        person(x + 800, 690, 0.8, first, skin())
      )
    case 'walk':
      return tree(1130, 630, 1.1, third) + tree(980, 600, 0.8, third) + crowd(200, 3)
  }
}
