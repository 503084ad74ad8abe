import { styled } from '@mui/material/styles'
import { token } from '../theme/tokens.ts'

const Root = styled('a')({
  position: 'fixed',
  zIndex: 1500,
  top: '8px',
  left: '8px',
  padding: '10px 20px',
  borderRadius: token('radius-pill'),
  background: token('primary'),
  color: token('on-strong'),
  fontWeight: 500,
  textDecoration: 'none',
  '&:not(:focus)': { width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
})

/** First stop of the keyboard: jumps over the top bar to MainArea. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <Root
      href={`#${target}`}
      onClick={(event) => {
        // The address stays clean: a hash would become part of the router's location.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {label}
    </Root>
  )
}
