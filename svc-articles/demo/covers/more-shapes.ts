import { type Draw, treeShape } from './shapes.ts'

const wood = '#8d6e5a'
const ink = '#2b3445'
const paper = '#ffffff'

export const calendar: Draw = (x, base, { things: [first, second] }) => {
  const days = Array.from({ length: 15 }, (_, day) => {
    const chosen = day === 7
    return `<rect x="${x - 124 + (day % 5) * 52}" y="${base - 178 + Math.floor(day / 5) * 54}" width="38" height="38" rx="8" fill="${chosen ? second : '#e7ecf8'}"/>`
  })
  return `<g><rect x="${x - 150}" y="${base - 270}" width="300" height="262" rx="16" fill="${paper}"/><path d="M${x - 150} ${base - 206} v-48 a16 16 0 0 1 16 -16 h268 a16 16 0 0 1 16 16 v48 Z" fill="${first}"/>
    <rect x="${x - 90}" y="${base - 290}" width="14" height="44" rx="7" fill="${ink}"/><rect x="${x + 76}" y="${base - 290}" width="14" height="44" rx="7" fill="${ink}"/>${days.join('')}</g>`
}

export const cup: Draw = (x, base, { things: [first, second] }) => {
  const one = (middle: number, colour: string) =>
    `<path d="M${middle - 70} ${base - 140} h140 v60 a60 60 0 0 1 -60 60 h-20 a60 60 0 0 1 -60 -60 Z" fill="${colour}"/><path d="M${middle + 68} ${base - 120} a32 32 0 0 1 0 64" stroke="${colour}" stroke-width="14" fill="none"/>
     <path d="M${middle - 22} ${base - 160} q-18 -30 0 -56 t0 -50 M${middle + 22} ${base - 160} q-18 -30 0 -56 t0 -50" stroke="${paper}" stroke-width="9" fill="none" stroke-linecap="round"/>`
  return `<g>${one(x - 120, first)}${one(x + 110, second)}<rect x="${x - 230}" y="${base - 20}" width="460" height="20" rx="10" fill="${wood}"/></g>`
}

export const path: Draw = (x, base, { things: [first, second] }) =>
  `<g><path d="M${x - 200} 720 Q${x - 40} ${base + 40} ${x + 10} ${base - 30} Q${x + 40} ${base - 90} ${x - 30} ${base - 120} L${x - 10} ${base - 124} Q${x + 90} ${base - 90} ${x + 70} ${base - 20} Q${x + 60} ${base + 60} ${x + 120} 720 Z" fill="#fff3d6"/>
    <rect x="${x + 176}" y="${base - 230}" width="14" height="230" fill="${wood}"/><path d="M${x + 110} ${base - 226} h140 l34 30 l-34 30 h-140 Z" fill="${first}"/>
    <path d="M${x + 256} ${base - 150} h-140 l-30 26 l30 26 h140 Z" fill="${second}"/></g>`

export const bench: Draw = (x, base, { things: [first, , third] }) =>
  `${treeShape(x + 150, base, 1.3, third)}<g><rect x="${x - 190}" y="${base - 150}" width="300" height="22" rx="8" fill="${first}"/><rect x="${x - 190}" y="${base - 114}" width="300" height="22" rx="8" fill="${first}"/>
    <rect x="${x - 200}" y="${base - 74}" width="320" height="22" rx="8" fill="${wood}"/><rect x="${x - 170}" y="${base - 150}" width="14" height="150" fill="${wood}"/><rect x="${x + 76}" y="${base - 150}" width="14" height="150" fill="${wood}"/></g>`

export const magnifier: Draw = (x, base, { things: [first, second] }) => {
  const lines = [0, 1, 2, 3].map(
    (line) =>
      `<rect x="${x - 130}" y="${base - 210 + line * 44}" width="200" height="9" rx="4" fill="${first}" opacity=".4"/>`,
  )
  return `<g><rect x="${x - 170}" y="${base - 260}" width="280" height="250" rx="14" fill="${paper}"/><rect x="${x - 170}" y="${base - 260}" width="28" height="250" rx="10" fill="${first}"/>${lines.join('')}
    <path d="M${x + 138} ${base - 84} l74 74" stroke="${wood}" stroke-width="24" stroke-linecap="round"/><circle cx="${x + 86}" cy="${base - 136}" r="74" fill="#ffffffaa" stroke="${second}" stroke-width="18"/></g>`
}

export const table: Draw = (x, base, { things: [first, second, third] }) => {
  const chair = (middle: number, colour: string) =>
    `<rect x="${middle - 40}" y="${base - 190}" width="80" height="110" rx="18" fill="${colour}"/><rect x="${middle - 32}" y="${base - 80}" width="10" height="80" fill="${wood}"/><rect x="${middle + 22}" y="${base - 80}" width="10" height="80" fill="${wood}"/>`
  return `<g>${chair(x - 190, first)}${chair(x, second)}${chair(x + 190, third)}<ellipse cx="${x}" cy="${base - 88}" rx="250" ry="44" fill="${paper}"/>
    <ellipse cx="${x}" cy="${base - 82}" rx="250" ry="44" fill="none" stroke="${wood}" stroke-width="8"/><rect x="${x - 14}" y="${base - 46}" width="28" height="60" fill="${wood}"/></g>`
}

export const microphone: Draw = (x, base, { things: [first, second] }) =>
  `<g><rect x="${x - 52}" y="${base - 300}" width="104" height="160" rx="52" fill="${ink}"/><path d="M${x - 52} ${base - 246} h104 M${x - 52} ${base - 216} h104" stroke="${paper}" stroke-width="6" opacity=".5"/>
    <path d="M${x - 84} ${base - 210} a84 84 0 0 0 168 0" stroke="${first}" stroke-width="16" fill="none"/><rect x="${x - 8}" y="${base - 126}" width="16" height="110" fill="${first}"/><rect x="${x - 90}" y="${base - 22}" width="180" height="22" rx="11" fill="${first}"/>
    <path d="M${x + 130} ${base - 290} q46 70 0 140 M${x + 176} ${base - 320} q70 100 0 200 M${x - 130} ${base - 290} q-46 70 0 140 M${x - 176} ${base - 320} q-70 100 0 200" stroke="${second}" stroke-width="10" fill="none" stroke-linecap="round"/></g>`

export const parasol: Draw = (x, base, { things: [first, second] }) =>
  `<g><rect x="${x - 8}" y="${base - 270}" width="16" height="270" fill="${wood}"/><path d="M${x - 210} ${base - 180} a210 150 0 0 1 420 0 Z" fill="${first}"/>
    <path d="M${x - 70} ${base - 180} a70 150 0 0 1 140 0 Z" fill="${paper}"/><ellipse cx="${x + 130}" cy="${base - 14}" rx="84" ry="16" fill="${second}"/><path d="M${x + 84} ${base - 18} a46 44 0 0 1 92 0 Z" fill="${second}"/></g>`
