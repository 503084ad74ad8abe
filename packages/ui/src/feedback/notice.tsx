import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
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
  // By attribute: in a rendered page the policy refuses `style`.
  ...Object.fromEntries(
    Object.entries(severityLooks).map(([severity, { ground, line }]) => [
      `&[data-severity="${severity}"]`,
      { background: ground, borderColor: line, '& > span': { color: line } },
    ]),
  ),
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
  return (
    <Root role={announce ? 'alert' : undefined} data-severity={severity}>
      <span>{severityLooks[severity].icon}</span>
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
