import type { DemoCover, DemoCoverMotif } from '@ensemble/contracts/demo'
import sharp from 'sharp'
import { grounds } from './grounds.ts'
import { bench, calendar, cup, magnifier, microphone, parasol, path, table } from './more-shapes.ts'
import { tones } from './palette.ts'
import { person, type Somebody } from './person.ts'
import { pick, seededNumbers } from './seeded.ts'
import { bed, book, bus, type Draw, house, letter, meal, screen, stand, talk, tree } from './shapes.ts'

const width = 1280
const height = 720

/** Where things stand: a wide and low cut of the picture still shows them whole. */
const base = 560

const motifs: Record<DemoCoverMotif, Draw> = {
  bed,
  meal,
  bus,
  letter,
  screen,
  calendar,
  cup,
  path,
  house,
  talk,
  bench,
  tree,
  magnifier,
  book,
  stand,
  table,
  microphone,
  parasol,
}

const grey = '#9a9a9a'

type Look = readonly [skin: string, hair: string]

const looks: readonly [Look, ...Look[]] = [
  ['#f2d3bd', '#5b4636'],
  ['#d9a066', '#2b3445'],
  ['#8d5b3e', '#1f1a17'],
  ['#c68863', '#7a3b1d'],
  ['#f6dfce', grey],
]

/** Beside what the picture is about, on both sides in turn. */
const besides = [-340, 350, -480, 490] as const

/**
 * Draws a calm scene of simple shapes as a WebP picture of 1280 × 720.
 * @param seed the same seed gives the same picture
 */
export async function drawCover(seed: string, cover: DemoCover): Promise<Uint8Array> {
  // With the least effort: nobody gets these bytes, only the sizes that are made of them.
  return sharp(Buffer.from(svgOf(seed, cover)))
    .webp({ quality: 82, effort: 0 })
    .toBuffer()
}

function svgOf(seed: string, { motif, setting, people }: DemoCover): string {
  const random = seededNumbers(seed)
  const tone = pick(random, tones)
  const middle = width / 2 + 40 * (random() - 0.5)
  const crowd = besides.slice(0, people).map((beside, index) => {
    const [skin, hair] = pick(random, looks)
    const ofAge = hair === grey ? 'thin' : 'short'
    const cut = pick<Somebody['cut']>(random, [ofAge, ofAge, 'long', 'long', 'scarf'])
    const pose = pick<Somebody['pose']>(random, ['rests', 'greets', 'shows'])
    const clothes = tone.things[index % 3] ?? tone.near
    const ofCloth = tone.things[(index + 1) % 3] ?? tone.far
    const somebody: Somebody = {
      clothes,
      skin,
      hair: cut === 'scarf' ? ofCloth : hair,
      cut,
      pose,
      // Everybody looks to what the picture is about.
      turned: beside > 0,
    }
    return person(middle + beside, base + 10 + 14 * random(), 1.7 + 0.3 * random(), somebody)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${tone.sky}"/>
    ${grounds[setting](random, tone)}${motifs[motif](middle, base, tone)}${crowd.join('')}
  </svg>`
}
