import { styled } from '@mui/material/styles'
import { use } from 'react'
import { BannerLine } from '../feedback/banner.tsx'
import { token } from '../theme/tokens.ts'
import { WindowWords } from './window-words.ts'

const Place = styled('div')({ flex: 'none', '& p': { padding: '6px 24px', fontSize: token('font-small') } })

/**
 * Below the title of every window: the banner of the page lies under the window on a phone, and a screen reader hears
 * nothing of what is outside of it. There before there is something to say, so that it is spoken.
 */
export function WindowNotice() {
  const words = use(WindowWords)
  return <Place aria-live="polite">{words === null ? null : <BannerLine severity="warning">{words}</BannerLine>}</Place>
}
