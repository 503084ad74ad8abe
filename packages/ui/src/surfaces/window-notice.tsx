import { styled } from '@mui/material/styles'
import { createContext, type ReactNode, useContext } from 'react'
import { BannerLine } from '../feedback/banner.tsx'
import { token } from '../theme/tokens.ts'

const NoticeContext = createContext<string | null>(null)

/** What concerns all of the page while a window covers it, such as a lost connection, in a few words; null for nothing. */
export function WindowNoticeProvider({ words, children }: { words: string | null; children: ReactNode }) {
  return <NoticeContext value={words}>{children}</NoticeContext>
}

const Place = styled('div')({ flex: 'none', '& p': { padding: '6px 24px', fontSize: token('font-small') } })

/**
 * Below the title of every window: the banner of the page lies under the window on a phone, and a screen reader hears
 * nothing of what is outside of it. There before there is something to say, so that it is spoken.
 */
export function WindowNotice() {
  const words = useContext(NoticeContext)
  return <Place aria-live="polite">{words === null ? null : <BannerLine severity="warning">{words}</BannerLine>}</Place>
}
