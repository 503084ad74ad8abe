import { styled } from '@mui/material/styles'
import { ArrowLeftIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../actions/link-target.ts'
import { TextLink } from '../actions/text-link.tsx'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import { PageAction } from './page-action.tsx'

export interface PageHeaderProps {
  /** Words; an element where they are in another language than the page. */
  title: ReactNode
  /** One sentence: what this page is for. */
  sentence?: ReactNode
  /** The one main action: top right on a wide screen, below the sentence on a phone. */
  action?: ReactNode
  /** Breadcrumb back to where this page hangs. */
  back?: LinkTarget & { label: string }
  /** Chips under the title: states, kinds. */
  chips?: ReactNode
  /** Before the title: the mark of a person. */
  mark?: ReactNode
}

const Root = styled('header')({
  display: 'grid',
  // No wider than the page, however long a word of the title is: it breaks.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  // Above a section that is open alone: what the whole page is for was read where it was chosen.
  '&:has(~ * .ens-section-alone) :is(.ens-page-sentence, .ens-page-chips)': { display: 'none' },
})
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
})
const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  flex: '1 1 320px',
  minWidth: 0,
})
const Named = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' })
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
const BackWords = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '32px' })

/** Title, one sentence, the main action and the way back: the head of every page. */
export function PageHeader({ title, sentence, action, back, chips, mark }: PageHeaderProps) {
  const heading = (
    <Heading level={1} tabIndex={-1}>
      {title}
    </Heading>
  )
  return (
    <Root>
      {back ? <BackLink {...back} /> : null}
      <Row>
        <Words>
          {mark ? (
            <Named>
              {mark}
              {heading}
            </Named>
          ) : (
            heading
          )}
          {sentence ? (
            <div className="ens-page-sentence">
              <Text tone="second">{sentence}</Text>
            </div>
          ) : null}
          {chips ? <Chips className="ens-page-chips">{chips}</Chips> : null}
        </Words>
        {action ? <PageAction>{action}</PageAction> : null}
      </Row>
    </Root>
  )
}

function BackLink({ label, ...target }: LinkTarget & { label: string }) {
  return (
    <div className="ens-no-print">
      <TextLink quiet alone {...target}>
        <BackWords>
          <ArrowLeftIcon size={18} aria-hidden />
          {label}
        </BackWords>
      </TextLink>
    </div>
  )
}
