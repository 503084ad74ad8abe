import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { belowWaiting } from './below-waiting.ts'
import { token } from '../theme/tokens.ts'

const Root = styled('div')({
  width: '100%',
  maxWidth: `calc(${token('page-width')} + 2 * ${token('gutter')})`,
  margin: '0 auto',
  padding: `clamp(20px, 4vw, 40px) ${token('gutter')} 64px`,
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  minWidth: 0,
  '&.ens-narrow': { maxWidth: `calc(520px + 2 * ${token('gutter')})` },
  '&.ens-wide': { maxWidth: `calc(1600px + 2 * ${token('gutter')})`, paddingTop: '20px', gap: '16px' },
  '&.ens-reading': { maxWidth: `calc(760px + 2 * ${token('gutter')})` },
  '& > .ens-waiting ~ *, & > :has(.ens-waiting) ~ *': belowWaiting,
})

/**
 * The column of a screen, 1,120 px at most; `narrow` for a single form, `reading` for text, `wide` for a large
 * table, 1,600 px at most, for which the bar of the platform gives up its place when the page is scrolled. Its parts
 * stand 24 px apart.
 */
export function Page({
  children,
  width = 'full',
}: {
  children: ReactNode
  width?: 'full' | 'narrow' | 'reading' | 'wide'
}) {
  return <Root className={`ens-${width}`}>{children}</Root>
}
