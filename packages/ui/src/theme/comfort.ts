import { declarations, moreContrast, stickyBarMedia } from './custom-properties.ts'

/** What a person can choose for the whole site. */
export const comfortWords = [
  'text-125',
  'text-150',
  'text-200',
  'space',
  'contrast',
  'still',
  'plain-font',
  'no-pictures',
  'light',
  'dark',
  'fewer',
] as const
export type ComfortWord = (typeof comfortWords)[number]

/** Comfort that a person chose in this browser, as words in the `data-comfort` of the document. */
function chosen(word: ComfortWord): `:root[data-comfort~="${string}"]` {
  return `:root[data-comfort~="${word}"]`
}

/**
 * Nothing moves by itself, nor on the way from one place to the next. No transition at all: of the shortest one every
 * element has its own, also of what it inherits, so that a part was shown level by level, a few frames each.
 */
export const still = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
} as const

/** Signs beside larger words; the bars have no room for them. */
function largerSigns(zoom: number) {
  return { '& :is(main, [role="dialog"], [role="alertdialog"]) .lucide': { zoom } }
}

/** A long word that is wider than a phone breaks between syllables, with a hyphen. */
const longWords = { '& body': { hyphens: 'auto' } }

/** The links of the bar break into lines: it scrolls away, since it would lie over what the keyboard has just reached. */
const barAway = {
  [stickyBarMedia]: {
    '--ens-table-top': '0px',
    scrollPaddingTop: '16px',
    '& .ens-top-bar.ens-top-bar': { position: 'relative' },
  },
}

/**
 * Sizes of text are in rem, so that they follow the document's; spaces are those of WCAG 2.2, 1.4.12.
 * `light` and `dark` stand with the tokens; `fewer` is what a list does (`useFewer`).
 */
export const comfortStyles = {
  [chosen('text-125')]: { fontSize: '125%', ...largerSigns(1.15) },
  [chosen('text-150')]: { fontSize: '150%', ...largerSigns(1.3), ...longWords, ...barAway },
  [chosen('text-200')]: { fontSize: '200%', ...largerSigns(1.5), ...longWords, ...barAway },
  [chosen('space')]: {
    ...declarations({ 'line-body': '1.8' }),
    '& body': { letterSpacing: '0.03em', wordSpacing: '0.08em' },
    '& :is(p, li, dd, dt, label)': { lineHeight: '1.8' },
    '& p + p': { marginTop: '1em' },
  },
  [chosen('contrast')]: declarations(moreContrast),
  [chosen('still')]: { ...declarations({ motion: '0ms' }), '& :is(*, *::before, *::after)': still },
  [chosen('plain-font')]: declarations({ 'font-family': 'Verdana, Tahoma, Arial, sans-serif' }),
  [chosen('no-pictures')]: {
    '& .ens-cover': { aspectRatio: 'auto !important', height: 'auto !important', '& img': { display: 'none' } },
    '& .ens-cover-chips': { position: 'static', padding: '12px 12px 0' },
    '& .ens-drawing > svg': { display: 'none' },
  },
}
