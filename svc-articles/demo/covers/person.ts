/** How somebody looks, and what they do. */
export interface Somebody {
  clothes: string
  skin: string
  hair: string
  cut: keyof typeof hairs
  pose: keyof typeof arms
  /** Looks to the left. */
  turned: boolean
}

const ink = '#1b2430'
const trousers = '#3a4458'

/** Shapes of hair around a head of radius 18. */
const hairs = {
  short: 'M-19 0a19 19 0 0 1 38 0c-4-8-8-11-14-11-8 0-18 2-24 11Z',
  long: 'M-19 20V0a19 19 0 0 1 38 0v20h-6V0c-4-6-10-9-16-9-4 0-7 3-10 9v20Z',
  scarf: 'M-19-2a19 19 0 0 1 38 0c-10-7-28-7-38 0ZM17-4c8 2 10 8 8 15-5-3-9-8-8-15Z',
  thin: 'M-19 4c-4-14 3-23 11-24-6 4-8 12-7 22ZM19 4c4-14-3-23-11-24 6 4 8 12 7 22Z',
} as const

/** The arm before the body, from its shoulder to its hand. */
const arms = {
  rests: { path: 'M13-84q8 16 8 36', hand: [21, -44] },
  greets: { path: 'M13-86q14-4 20-26', hand: [34, -116] },
  shows: { path: 'M13-82q8 14 24 10', hand: [40, -73] },
} as const

/** Somebody standing, as the people of packages/ui/src/drawings do: with a face and hands, and whole. */
export function person(x: number, base: number, scale: number, somebody: Somebody): string {
  const { clothes, skin, hair, cut, pose, turned } = somebody
  const { path, hand } = arms[pose]
  return `<g transform="translate(${x} ${base}) scale(${turned ? -scale : scale} ${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-13-84q-9 16-9 36" stroke="${clothes}" stroke-width="10"/><circle cx="-22" cy="-44" r="6" fill="${skin}"/>
    <path d="M-8-52V-6M8-52V-6" stroke="${trousers}" stroke-width="13"/><path d="M-7-3h4M9-3h4" stroke="${ink}" stroke-width="8"/>
    <path d="M-17-50v-34a17 17 0 0 1 34 0v34a4 4 0 0 1-4 4h-26a4 4 0 0 1-4-4Z" fill="${clothes}"/><path d="M-5-106H5v12H-5Z" fill="${skin}"/>
    <g transform="translate(0 -118)"><circle r="18" fill="${skin}"/><path d="${hairs[cut]}" fill="${hair}"/>
    <path d="M-4 1v0M8 1v0" stroke="${ink}" stroke-width="3.6"/><path d="M-3 7q5 5 10 0" stroke="${ink}" stroke-width="2"/></g>
    <path d="${path}" stroke="${clothes}" stroke-width="10"/><circle cx="${hand[0]}" cy="${hand[1]}" r="6" fill="${skin}"/></g>`
}
