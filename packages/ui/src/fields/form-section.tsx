import { styled } from '@mui/material/styles'
import { EyeIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { wideMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'

export interface FormSectionProps {
  /** Where an address leads to it. */
  id?: string
  title: string
  headingLevel?: 2 | 3 | 4
  /** Why we ask. */
  why?: string
  /** Who sees the answers. */
  whoSees?: string
  children: ReactNode
  /** The save button and what goes with it. */
  actions?: ReactNode
}

const Root = styled('section')({
  display: 'grid',
  gap: '16px',
  padding: '24px 0',
  '& + &': { borderTop: `1px solid ${token('line')}` },
  [wideMedia]: { '@container (min-width: 720px)': { gridTemplateColumns: '1fr 2fr', gap: '32px' } },
})
const Container = styled('div')({ containerType: 'inline-size' })
const Intro = styled('div')({ display: 'grid', gap: '8px', alignContent: 'start' })
const Fields = styled('div')({ display: 'grid', gap: '20px', alignContent: 'start', maxWidth: '640px' })
const Visibility = styled('p')({
  display: 'flex',
  gap: '8px',
  fontSize: token('font-small'),
  color: token('text-second'),
  '& svg': { flex: 'none', marginTop: '2px' },
})
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px' })

/** A part of a form: title, why we ask, who sees it, the fields, how to save. */
export function FormSection({ id, title, headingLevel = 2, why, whoSees, children, actions }: FormSectionProps) {
  const titleId = useId()
  return (
    <Container id={id}>
      <Root aria-labelledby={titleId}>
        <Intro>
          <Heading level={headingLevel} size="s" id={titleId}>
            {title}
          </Heading>
          {why ? <Text tone="second">{why}</Text> : null}
          {whoSees ? (
            <Visibility>
              <EyeIcon size={18} aria-hidden />
              {whoSees}
            </Visibility>
          ) : null}
        </Intro>
        <Fields>
          {children}
          {actions ? <Actions>{actions}</Actions> : null}
        </Fields>
      </Root>
    </Container>
  )
}
