import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { token } from '../theme/tokens.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps {
  /** Place in the outline of the page; the look is chosen by `size`. */
  level: HeadingLevel
  /** 40, 32, 24, 20 px (one step less on phones for the two largest). By default from the level. */
  size?: 'xl' | 'l' | 'm' | 's'
  children: ReactNode
  id?: string
  /** -1 lets a script move the focus here, for instance after a change of page. */
  tabIndex?: -1
  ref?: Ref<HTMLHeadingElement>
}

const sizeOfLevel = { 1: 'l', 2: 'm', 3: 's', 4: 's', 5: 's', 6: 's' } as const
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

// By attribute: in a rendered page the policy refuses `style`.
/** How a title looks, on any element. */
export const HeadingLook = styled('p')({
  ...Object.fromEntries(
    (['xl', 'l', 'm', 's'] as const).map((size) => [
      `&[data-size="${size}"]`,
      { fontSize: token(`font-title-${size}`) },
    ]),
  ),
  fontWeight: 600,
  lineHeight: token('line-title'),
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  // A long name counts with each of its letters: as one word it would push a row, and the page, beyond a phone's edge.
  overflowWrap: 'anywhere',
  color: token('text'),
})

/** A title of the page's outline. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <HeadingLook as={tags[level]} {...rest} data-size={size} />
}
