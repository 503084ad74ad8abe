import { styled } from '@mui/material/styles'
import { CircleCheckIcon, CircleDotIcon, CircleIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'

export interface TimelineItem {
  id: string
  title: string
  /** The date in words. */
  when?: string
  /** The same date in ISO 8601. */
  dateTime?: string
  text?: ReactNode
  state: 'done' | 'now' | 'next'
}

export interface TimelineProps {
  items: readonly TimelineItem[]
  label?: string
}

const Root = styled('ol')({ listStyle: 'none', padding: 0 })
const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '0 12px',
  paddingBottom: '20px',
  '&:last-child': { paddingBottom: 0 },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '11px',
    top: '28px',
    bottom: '-2px',
    borderLeft: `2px solid ${token('gray-300')}`,
  },
})
const Title = styled('strong')({ display: 'block', fontWeight: 600 })
const When = styled('p')({ fontSize: token('font-small'), color: token('text-second') })

const pictures = {
  done: <CircleCheckIcon aria-hidden color={token('green-500')} />,
  now: <CircleDotIcon aria-hidden color={token('primary')} />,
  next: <CircleIcon aria-hidden color={token('gray-600')} />,
}

/** What happened and what comes next. */
export function Timeline({ items, label }: TimelineProps) {
  const texts = useUiTexts()
  const spoken = { done: texts.eventDone, now: texts.stepNow, next: texts.stepNext }
  return (
    <Root role="list" aria-label={label}>
      {items.map((item) => (
        <Item key={item.id} aria-current={item.state === 'now' ? 'step' : undefined}>
          {pictures[item.state]}
          <div>
            <Title>
              {item.title}
              <VisuallyHidden> ({spoken[item.state]})</VisuallyHidden>
            </Title>
            {item.when ? (
              <When>
                <time dateTime={item.dateTime}>{item.when}</time>
              </When>
            ) : null}
            {item.text}
          </div>
        </Item>
      ))}
    </Root>
  )
}
