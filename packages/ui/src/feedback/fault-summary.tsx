import { styled } from '@mui/material/styles'
import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

export interface FaultSummaryProps {
  /** How many there are. */
  title: string
  /** Each fault by the name of its field; following one puts the focus into that field. */
  items: readonly { id: string; label: string; onGo: () => void }[]
}

// The words of the buttons in line with those above.
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& button': { marginLeft: '-12px', textAlign: 'start' },
})

/**
 * What is still to correct in a long form, beside its button: each field by its name, and one press away. It is spoken
 * when it appears.
 */
export function FaultSummary({ title, items }: FaultSummaryProps) {
  return (
    <Notice severity="error" title={title} announce>
      <List role="list">
        {items.map(({ id, label, onGo }) => (
          <li key={id}>
            <Button variant="quiet" onClick={onGo}>
              {label}
            </Button>
          </li>
        ))}
      </List>
    </Notice>
  )
}
