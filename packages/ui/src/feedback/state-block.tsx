import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { phoneMedia, shortPhoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { Heading, type HeadingLevel } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'

export interface StateBlockProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  headingLevel?: HeadingLevel
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: '12px',
  padding: '16px',
  '&:has(> svg)': { paddingBlock: '40px' },
  '& > svg': { width: 160, height: 120, flex: 'none' },
  // What it says and offers belongs on a phone's first screen.
  [phoneMedia]: { '&:has(> svg)': { paddingBlock: '8px' }, '& > svg': { width: 112, height: 84 } },
  // A small phone, or one with its keyboard open, has no room for both.
  [shortPhoneMedia]: { '& > svg': { display: 'none' } },
})
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  justifyContent: 'center',
  paddingTop: '8px',
})
const Words = styled('div')({ display: 'grid', gap: '8px', justifyItems: 'center', color: token('text') })

/** Drawing, title, sentence, action: the frame of the empty and error states. */
export function StateBlock({
  drawing,
  title,
  text,
  action,
  headingLevel = 2,
  alert = false,
}: StateBlockProps & { drawing: ReactNode; alert?: boolean }) {
  return (
    <Root className="ens-drawing">
      {drawing}
      <Words role={alert ? 'alert' : undefined}>
        <Heading level={headingLevel} size="s">
          {title}
        </Heading>
        {text ? (
          <Text as="div" tone="second">
            {text}
          </Text>
        ) : null}
      </Words>
      {action ? <Actions>{action}</Actions> : null}
    </Root>
  )
}
