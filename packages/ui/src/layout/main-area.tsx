import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { belowWaiting } from './below-waiting.ts'

const Root = styled('main')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The foot of the page is shown once it has its place, so that it is never pushed away under an eye or a pointer.
  '&:has(.ens-waiting) + footer': belowWaiting,
})

/** The one `<main>` of the application, around whatever page is shown; the skip link and a change of page focus it. */
export function MainArea({ children, ref, busy }: { children: ReactNode; ref?: Ref<HTMLElement>; busy?: boolean }) {
  return (
    <Root id="main" tabIndex={-1} ref={ref} aria-busy={busy}>
      {children}
    </Root>
  )
}
