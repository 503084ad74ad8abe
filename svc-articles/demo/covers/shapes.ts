import type { Tones } from './palette.ts'

/** Something drawn: its middle, and the ground that it stands on, in pixels. */
export type Draw = (x: number, base: number, tone: Tones) => string

const wood = '#8d6e5a'
const ink = '#2b3445'
const paper = '#ffffff'

export function treeShape(x: number, base: number, scale: number, colour: string): string {
  return `<g><rect x="${x - 9 * scale}" y="${base - 110 * scale}" width="${18 * scale}" height="${110 * scale}" rx="8" fill="${wood}"/>
    <ellipse cx="${x}" cy="${base - 180 * scale}" rx="${74 * scale}" ry="${100 * scale}" fill="${colour}"/></g>`
}

export const tree: Draw = (x, base, { things: [first, , third] }) =>
  `${treeShape(x - 60, base, 1.5, third)}<g><path d="M${x + 130} ${base} v-70" stroke="${wood}" stroke-width="8"/>
    <ellipse cx="${x + 112}" cy="${base - 74}" rx="24" ry="12" fill="${first}"/><ellipse cx="${x + 148}" cy="${base - 86}" rx="24" ry="12" fill="${first}"/></g>`

export const house: Draw = (x, base, { things: [first, , third] }) => {
  const left = x - 170
  return `<g><rect x="${left}" y="${base - 170}" width="230" height="170" rx="8" fill="${paper}"/>
    <path d="M${left - 26} ${base - 164} L${left + 115} ${base - 290} L${left + 256} ${base - 164} Z" fill="${first}"/>
    <rect x="${left + 90}" y="${base - 96}" width="54" height="96" rx="6" fill="${first}"/><rect x="${left + 24}" y="${base - 130}" width="46" height="46" rx="4" fill="#bfe0ef"/>
    <rect x="${left + 164}" y="${base - 130}" width="46" height="46" rx="4" fill="#bfe0ef"/></g>${treeShape(x + 150, base, 1, third)}`
}

export const stand: Draw = (x, base, { things: [first] }) => {
  const left = x - 180
  const stripes = [0, 1, 2, 3, 4, 5]
    .map(
      (stripe) =>
        `<path d="M${left + stripe * 60} ${base - 260} h60 v50 a30 30 0 0 1 -60 0 Z" fill="${stripe % 2 ? paper : first}"/>`,
    )
    .join('')
  return `<g><rect x="${left + 10}" y="${base - 230}" width="14" height="230" fill="${wood}"/><rect x="${left + 336}" y="${base - 230}" width="14" height="230" fill="${wood}"/>
    <rect x="${left}" y="${base - 96}" width="360" height="96" rx="8" fill="${paper}"/>${stripes}</g>`
}

export const book: Draw = (x, base, { things: [first] }) => {
  const left = x - 180
  const y = base - 30
  return `<g><path d="M${left} ${y - 170} q110 -50 180 0 v170 q-70 -50 -180 0 Z" fill="${paper}"/>
    <path d="M${left + 360} ${y - 170} q-110 -50 -180 0 v170 q70 -50 180 0 Z" fill="${paper}"/>
    <path d="M${left} ${y} q110 -50 180 0 q70 -50 180 0 v18 q-110 -50 -180 0 q-70 -50 -180 0 Z" fill="${first}"/>
    <path d="M${left + 30} ${y - 125} q70 -28 120 0 M${left + 30} ${y - 85} q70 -28 120 0 M${left + 210} ${y - 125} q60 -28 120 0 M${left + 210} ${y - 85} q60 -28 120 0" stroke="${first}" stroke-width="7" fill="none" stroke-linecap="round" opacity=".5"/></g>`
}

export const talk: Draw = (x, base, { things: [first, second] }) => {
  const left = x - 215
  const y = base - 30
  return `<g><path d="M${left} ${y - 250} h220 a30 30 0 0 1 30 30 v70 a30 30 0 0 1 -30 30 h-150 l-50 46 v-46 h-20 a30 30 0 0 1 -30 -30 v-70 a30 30 0 0 1 30 -30 Z" fill="${first}"/>
    <path d="M${left + 210} ${y - 150} h190 a30 30 0 0 1 30 30 v60 a30 30 0 0 1 -30 30 h-10 v44 l-46 -44 h-134 a30 30 0 0 1 -30 -30 v-60 a30 30 0 0 1 30 -30 Z" fill="${second}"/></g>`
}

export const screen: Draw = (x, base, { things: [, second] }) => {
  const left = x - 200
  return `<g><rect x="${left}" y="${base - 270}" width="400" height="250" rx="18" fill="${ink}"/><rect x="${left + 16}" y="${base - 254}" width="368" height="218" rx="8" fill="${paper}"/>
    <path d="M${x - 80} ${base - 36} v-26 a80 80 0 0 1 160 0 v26 Z" fill="${second}"/><circle cx="${x}" cy="${base - 172}" r="42" fill="#d9a066"/>
    <path d="M${x - 42} ${base - 172} a42 42 0 0 1 84 0 q-42 -30 -84 0 Z" fill="${ink}"/><path d="M${x - 14} ${base - 166} v0 M${x + 14} ${base - 166} v0 M${x - 12} ${base - 152} q12 12 24 0" stroke="${ink}" stroke-width="6" stroke-linecap="round" fill="none"/><rect x="${left - 30}" y="${base - 20}" width="460" height="20" rx="10" fill="#59657a"/></g>`
}

export const bed: Draw = (x, base, { things: [first, second] }) => {
  const left = x - 190
  return `<g><rect x="${left}" y="${base - 190}" width="20" height="190" rx="8" fill="${wood}"/><rect x="${left}" y="${base - 70}" width="380" height="34" rx="10" fill="${wood}"/>
    <rect x="${left + 362}" y="${base - 110}" width="18" height="110" rx="8" fill="${wood}"/><rect x="${left + 26}" y="${base - 128}" width="110" height="58" rx="22" fill="${paper}"/>
    <path d="M${left + 120} ${base - 70} v-30 q0 -34 40 -34 h170 q34 0 34 34 v30 Z" fill="${first}"/></g>
    <g><rect x="${x + 245}" y="${base - 190}" width="10" height="190" fill="${ink}"/><path d="M${x + 205} ${base - 180} l22 -70 h46 l22 70 Z" fill="${second}"/></g>`
}

export const meal: Draw = (x, base, { things: [first, second] }) =>
  `<g><rect x="${x - 210}" y="${base - 120}" width="420" height="24" rx="10" fill="${wood}"/><rect x="${x - 180}" y="${base - 100}" width="18" height="100" fill="${wood}"/><rect x="${x + 162}" y="${base - 100}" width="18" height="100" fill="${wood}"/>
    <path d="M${x - 130} ${base - 190} h150 a75 70 0 0 1 -150 0 Z" fill="${first}"/><circle cx="${x + 100}" cy="${base - 156}" r="38" fill="${second}"/>
    <path d="M${x + 100} ${base - 192} q4 -24 24 -28" stroke="${wood}" stroke-width="7" fill="none"/></g>`

export const bus: Draw = (x, base, { things: [first] }) => {
  const panes = [0, 1, 2, 3].map(
    (pane) => `<rect x="${x - 190 + pane * 98}" y="${base - 176}" width="78" height="64" rx="8" fill="#e9f4fb"/>`,
  )
  return `<g><rect x="${x - 220}" y="${base - 210}" width="440" height="180" rx="28" fill="${first}"/>${panes.join('')}
    <rect x="${x - 220}" y="${base - 92}" width="440" height="14" fill="${paper}"/><circle cx="${x - 120}" cy="${base - 30}" r="34" fill="${ink}"/><circle cx="${x + 120}" cy="${base - 30}" r="34" fill="${ink}"/>
    <circle cx="${x - 120}" cy="${base - 30}" r="13" fill="${paper}"/><circle cx="${x + 120}" cy="${base - 30}" r="13" fill="${paper}"/></g>`
}

export const letter: Draw = (x, base, { things: [first, second] }) => {
  const rows = [0, 1, 2, 3].map(
    (row) =>
      `<rect x="${x - 92}" y="${base - 222 + row * 48}" width="26" height="26" rx="5" fill="${row % 2 ? paper : first}" stroke="${first}" stroke-width="5"/><rect x="${x - 48}" y="${base - 214 + row * 48}" width="${130 - (row % 3) * 24}" height="10" rx="5" fill="${first}" opacity=".45"/>`,
  )
  return `<g><rect x="${x - 120}" y="${base - 260}" width="240" height="250" rx="12" fill="${paper}"/>${rows.join('')}
    <path d="M${x + 210} ${base - 240} l-80 170 l-6 46 l36 -30 l80 -170 Z" fill="${second}"/></g>`
}
