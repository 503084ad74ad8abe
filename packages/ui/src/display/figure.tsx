import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../actions/link-target.ts'
import { TextLink } from '../actions/text-link.tsx'
import { token } from '../theme/tokens.ts'
import { Card } from '../surfaces/card.tsx'

/** `aria-label` begins with the label: where several figures open one list, it also says of which figure. */
type FigureTarget = LinkTarget & { label: string; 'aria-label'?: string }

export interface FigureProps {
  /** Already formatted: "1 204", "82 %". */
  value: string
  label: string
  icon?: ReactNode
  /** A sentence that gives the number its sense. */
  sentence?: string
  /** Where the list behind the number is. */
  link?: FigureTarget
}

const Pair = styled('dl')({ display: 'grid', gap: '8px' })
const Value = styled('dd')({
  fontSize: token('font-title-l'),
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
})
const Label = styled('dt')({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  fontWeight: 500,
  color: token('text-second'),
  '& svg': { flex: 'none', color: token('primary') },
})
const Sentence = styled('p')({ fontSize: token('font-small'), color: token('text-second') })

/** One number on a tile. */
export function Figure({ value, label, icon, sentence, link }: FigureProps) {
  return (
    <Card as="div">
      <Pair>
        <Label>
          {icon}
          {label}
        </Label>
        <Value>{value}</Value>
      </Pair>
      {sentence ? <Sentence>{sentence}</Sentence> : null}
      {link ? <FigureLink {...link} /> : null}
    </Card>
  )
}

function FigureLink({ label, ...target }: FigureTarget) {
  return (
    <div>
      <TextLink alone {...target}>
        {label}
      </TextLink>
    </div>
  )
}
