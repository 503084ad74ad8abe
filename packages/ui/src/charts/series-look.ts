import { token } from '../theme/tokens.ts'

const stripe = token('stripe')

/** Backgrounds of the series in order; the patterns tell them apart in grey and for colour-blind people. */
const backgrounds = [
  token('primary'),
  `repeating-linear-gradient(45deg, ${stripe} 0 3px, transparent 3px 9px), ${token('teal-500')}`,
  `radial-gradient(${stripe} 1.5px, transparent 2px) 0 0 / 8px 8px, ${token('orange-500')}`,
  `repeating-linear-gradient(90deg, ${stripe} 0 2px, transparent 2px 7px), ${token('purple-500')}`,
  `repeating-linear-gradient(-45deg, ${stripe} 0 3px, transparent 3px 9px), ${token('green-500')}`,
  `repeating-linear-gradient(0deg, ${stripe} 0 2px, transparent 2px 6px), ${token('pink-500')}`,
] as const

/** CSS background of the nth series of a chart. */
export function seriesBackground(index: number): string {
  return backgrounds[index % backgrounds.length] ?? backgrounds[0]
}
