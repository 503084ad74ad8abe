import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { type Severity, severityLooks } from './severity.tsx'

export interface NoticeProps {
  severity?: Severity
  title?: string
  children: ReactNode
  action?: ReactNode
  /** Spoken at once when it appears: for the answer to what the person just did. */
  announce?: boolean
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '4px 12px',
  padding: '16px',
  borderRadius: token('radius-card'),
  border: '1px solid',
  // A form on a phone needs the room.
  [phoneMedia]: { padding: '12px' },
})
const Content = styled('div')({ display: 'grid', gap: '4px', minWidth: 0 })
const Title = styled('strong')({ display: 'block', fontWeight: 600 })
const Action = styled('div')({ paddingTop: '8px' })

/** A message that stays in the page: a form that was refused, an account that waits. */
export function Notice({ severity = 'info', title, children, action, announce = false }: NoticeProps) {
  const texts = useUiTexts()
  const look = severityLooks[severity]
  return (
    <Root role={announce ? 'alert' : undefined} style={{ background: look.ground, borderColor: look.line }}>
      <span style={{ color: look.line }}>{look.icon}</span>
      <Content>
        {title ? (
          <Title>
            <VisuallyHidden>{texts.severities[severity]}. </VisuallyHidden>
            {title}
          </Title>
        ) : null}
        <div>
          {title ? null : <VisuallyHidden>{texts.severities[severity]}. </VisuallyHidden>}
          {children}
        </div>
        {action ? <Action>{action}</Action> : null}
      </Content>
    </Root>
  )
}
