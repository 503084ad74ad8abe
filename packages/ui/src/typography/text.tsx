import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { token } from '../theme/tokens.ts'

export interface TextProps {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'strong' | 'time'
  size?: 'body' | 'small' | 'large'
  tone?: 'default' | 'second' | 'error' | 'inherit'
  weight?: 'regular' | 'medium' | 'strong'
  id?: string
  /** For `as="time"`: the date in ISO 8601. */
  dateTime?: string
  /** For instance the exact date behind « il y a 3 jours ». */
  title?: string
  lang?: string
}

const colours = { default: token('text'), second: token('text-second'), error: token('error-text'), inherit: 'inherit' }
const sizes = { body: token('font-body'), small: token('font-small'), large: token('font-title-s') }
const weights = { regular: 400, medium: 500, strong: 600 }

// By attribute: in a rendered page the policy refuses `style`.
const Root = styled('p')({
  ...rules('tone', 'color', colours),
  ...rules('size', 'fontSize', sizes),
  ...rules('weight', 'fontWeight', weights),
  maxWidth: token('measure'),
  // Lines that somebody has typed stay lines.
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '&:is(span, strong, time)': { maxWidth: 'none' },
})

/** Words in the product's sizes and tones; paragraphs are never wider than 68 characters. */
export function Text(props: TextProps) {
  const { as = 'p', size = 'body', tone = 'default', weight = as === 'strong' ? 'strong' : 'regular', ...rest } = props
  return <Root as={as} {...rest} data-size={size} data-tone={tone} data-weight={weight} />
}

function rules(attribute: string, property: string, values: Record<string, string | number>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`&[data-${attribute}="${name}"]`, { [property]: value }]),
  )
}
