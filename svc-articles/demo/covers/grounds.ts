import type { DemoCoverSetting } from '@ensemble/contracts/demo'
import type { Tones } from './palette.ts'
import { treeShape } from './shapes.ts'

const width = 1280

/** What lies behind, from the upper edge to the lower; things stand at about 580 pixels. */
export const grounds: Record<DemoCoverSetting, (random: () => number, tone: Tones) => string> = {
  hills: (random, tone) => `${sun(random, tone)}${hills(random, 380, tone.far)}${hills(random, 500, tone.near)}`,
  town: (random, { far, near }) => {
    const roofs = Array.from({ length: 9 }, (_, index) => {
      const x = index * 150 - 30 + 20 * random()
      const top = 290 + 110 * random()
      return `<path d="M${x} 520 V${top} l65 -56 l65 56 V520 Z" fill="${far}"/><rect x="${x + 34}" y="${top + 24}" width="24" height="30" rx="3" fill="#ffffff" opacity=".7"/><rect x="${x + 74}" y="${top + 24}" width="24" height="30" rx="3" fill="#ffffff" opacity=".7"/>`
    })
    return `${roofs.join('')}<rect y="516" width="${width}" height="204" fill="${near}"/>`
  },
  sea: (random, tone) =>
    `${sun(random, tone)}<rect y="380" width="${width}" height="150" fill="${tone.far}"/><path d="M0 400 q80 -16 160 0 t160 0 t160 0 t160 0 t160 0 t160 0 t160 0 t160 0" stroke="#ffffff" stroke-width="6" fill="none" opacity=".7"/>
     <path d="M0 450 q80 -16 160 0 t160 0 t160 0 t160 0 t160 0 t160 0 t160 0 t160 0" stroke="#ffffff" stroke-width="6" fill="none" opacity=".5"/><path d="M0 540 Q320 490 640 524 T1280 516 V720 H0 Z" fill="${tone.near}"/>`,
  park: (random, tone) => {
    const trees = [60, 200, 1090, 1220].map((x) => treeShape(x + 30 * random(), 500, 0.9 + 0.3 * random(), tone.far))
    return `${sun(random, tone)}${hills(random, 470, tone.near)}${trees.join('')}`
  },
  room: (random, { far, near, sun: light }) => {
    const x = 90 + 700 * Math.round(random())
    return `<rect y="500" width="${width}" height="220" fill="${near}"/><rect y="490" width="${width}" height="14" fill="${far}"/>
      <rect x="${x}" y="110" width="300" height="270" rx="12" fill="${far}"/><rect x="${x + 16}" y="126" width="268" height="238" rx="6" fill="${light}"/><path d="M${x + 150} 126 v238 M${x + 16} 245 h268" stroke="${far}" stroke-width="12"/>`
  },
}

function sun(random: () => number, tone: Tones): string {
  return `<circle cx="${180 + 920 * random()}" cy="${130 + 60 * random()}" r="${60 + 34 * random()}" fill="${tone.sun}"/>`
}

function hills(random: () => number, top: number, colour: string): string {
  const step = width / 4
  let line = `M0 ${top + 40 * random()}`
  for (let x = 0; x < width; x += step) {
    const lift = top - 60 + 120 * random()
    line += ` Q${x + step / 2} ${lift} ${x + step} ${top + 40 * random()}`
  }
  return `<path d="${line} V720 H0 Z" fill="${colour}"/>`
}
