import MuiSkeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CardGrid } from '../layout/card-grid.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { lowCover } from '../surfaces/card-cover.tsx'
import { Card } from '../surfaces/card.tsx'
import { HeadingLook } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'

const Column = styled('div')({ display: 'grid', gap: '12px' })
/** As in a page's header. */
const Words = styled('div')({ display: 'grid', gap: '8px' })

/** A quiet block where something will be. */
export function Skeleton({ width = '100%', height = 20 }: { width?: number | string; height?: number | string }) {
  // By rules: in a rendered page the policy refuses `style`.
  return <MuiSkeleton variant="rounded" sx={{ width, height, borderRadius: '6px' }} />
}

/** Lines of text to come, the last one shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Column aria-hidden>
      {positions(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} height={18} />
      ))}
    </Column>
  )
}

/** Cards to come, in the shape of the list they announce. */
export function CardGridSkeleton({ count = 6, cover = true }: { count?: number; cover?: boolean }) {
  return (
    <Waiting>
      <CardGrid>
        {positions(count).map((card) => (
          <Card key={card} as="div" cover={cover ? <MuiSkeleton variant="rectangular" sx={coverStyles} /> : null}>
            <Skeleton width={110} height={28} />
            <Skeleton height={24} />
            <TextSkeleton lines={2} />
          </Card>
        ))}
      </CardGrid>
    </Waiting>
  )
}

/** As high as the cover of a card. */
const coverStyles = { aspectRatio: { xs: 'auto', sm: '16 / 9' }, height: { xs: lowCover, sm: 'auto' } }

/** Rows of a list or table to come. */
export function ListSkeleton({ rows = 5, rowHeight = 52 }: { rows?: number; rowHeight?: number }) {
  return (
    <Waiting>
      <Column>
        {positions(rows).map((row) => (
          <Skeleton key={row} height={rowHeight} />
        ))}
      </Column>
    </Waiting>
  )
}

export interface PageSkeletonProps {
  /** Of the page that is to come, where it is known: it stands where the page will have it. */
  title?: string | undefined
  /** The one sentence under the title. */
  sentence?: string | undefined
}

/** A page to come. Its title is no heading yet: whether the page is shown is still to be decided. */
export function PageSkeleton({ title, sentence }: PageSkeletonProps) {
  return (
    <Waiting>
      <Column>
        <Words>
          {title === undefined ? (
            <Skeleton width="min(420px, 80%)" height={38} />
          ) : (
            <HeadingLook data-size="l">{title}</HeadingLook>
          )}
          {sentence === undefined ? <Skeleton width="min(560px, 100%)" /> : <Text tone="second">{sentence}</Text>}
        </Words>
        <Skeleton height={240} />
        <TextSkeleton lines={4} />
      </Column>
    </Waiting>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  const texts = useUiTexts()
  return (
    <div aria-busy className="ens-waiting">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}

function positions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
