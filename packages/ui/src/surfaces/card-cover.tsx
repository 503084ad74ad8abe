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

/** Height of the cover of a card on a phone; it grows with the text, for the chips over it. */
export const lowCover = '3.75rem'

const Root = styled('div')({
  position: 'relative',
  background: token('secondary'),
  overflow: 'hidden',
  flex: 'none',
  // The space is kept from the start.
  aspectRatio: '16 / 9',
  // A band on a phone: the title of the first card is in sight below it, and no picture that comes late is larger than
  // the words that the page began with. People stand in the lower half of a drawing.
  [phoneMedia]: {
    '&:not([style])': { aspectRatio: 'auto', height: lowCover },
    '& img': { objectPosition: '50% 65%' },
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
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
