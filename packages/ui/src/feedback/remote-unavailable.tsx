import { styled } from '@mui/material/styles'
import { token } from '../theme/tokens.ts'
import { ErrorState, type ErrorStateProps } from './error-state.tsx'

const Root = styled('section')({
  background: token('surface'),
  borderRadius: token('radius-card'),
  border: `1px solid ${token('line')}`,
})

/** The card in place of an area of the product that cannot be reached, while the rest goes on working. */
export function RemoteUnavailable(props: ErrorStateProps) {
  return (
    <Root aria-label={props.title}>
      <ErrorState {...props} />
    </Root>
  )
}
