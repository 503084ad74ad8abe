import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

export interface CardCoverProps {
  src?: string
  srcSet?: string
  /** How wide the picture is shown, so that the browser takes the right file. */
  sizes?: string
  /** '' when the picture only decorates, which covers nearly always do. */
  alt?: string
  /** Width / height, where it is not that of a card's cover. */
  ratio?: number
  /** `eager` for what is in view at once. */
  loading?: 'lazy' | 'eager'
  /** Chips laid over the picture, top left. */
  overlay?: ReactNode
}

/** Height of the cover of a card on a phone; it grows with the text, as the chips beside it do. */
export const lowCover = '3.75rem'
const lowWidth = `calc(${lowCover} * 16 / 9)`

const Root = styled('div')({
  position: 'relative',
  background: token('secondary'),
  overflow: 'hidden',
  flex: 'none',
  // The space is kept from the start.
  aspectRatio: '16 / 9',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  // Small and whole in the corner of the card on a phone, with the chips beside it: the title of the first card is in
  // sight below, and no picture that comes late is larger than the words that the page began with.
  [phoneMedia]: {
    '&:not([style])': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      aspectRatio: 'auto',
      minHeight: lowCover,
      background: `linear-gradient(${token('secondary')}, ${token('secondary')}) 0 0 / ${lowWidth} ${lowCover} no-repeat`,
      '& img': { flex: 'none', width: lowWidth, height: lowCover },
    },
  },
})
const Overlay = styled('div')({
  position: 'absolute',
  top: '12px',
  left: '12px',
  right: '12px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  // A drawing may have the very colour of a chip.
  '& > *': { boxShadow: `0 0 0 2px ${token('surface')}` },
  [phoneMedia]: {
    // Room for a round button in the corner; words that do not fit beside the picture stand below it.
    '.ens-cover:not([style]) > &': { position: 'static', flex: '1 0 7rem', padding: '8px 60px 8px 12px' },
    // Without a picture its ground stands there.
    '.ens-cover:not([style]) > &:only-child': { marginLeft: lowWidth },
  },
})

/** Cover picture that keeps its place while it loads and leaves a quiet ground when it is missing. */
export function CardCover({ src, alt = '', ratio, loading = 'lazy', overlay, ...image }: CardCoverProps) {
  const [missing, setMissing] = useState<string>()
  return (
    <Root className="ens-cover" style={ratio === undefined ? undefined : { aspectRatio: String(ratio) }}>
      {src && missing !== src ? (
        <img src={src} alt={alt} loading={loading} decoding="async" onError={() => setMissing(src)} {...image} />
      ) : null}
      {overlay ? <Overlay className="ens-cover-chips">{overlay}</Overlay> : null}
    </Root>
  )
}
