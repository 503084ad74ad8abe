import { styled } from '@mui/material/styles'
import { UserIcon } from 'lucide-react'
import { useState } from 'react'
import { token } from '../theme/tokens.ts'

const Root = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  background: token('secondary'),
  border: '1px solid transparent',
  color: token('primary'),
  fontWeight: 600,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
})

export interface AvatarProps {
  /** Of the person: its first letters stand where there is no picture. */
  name?: string
  src?: string
  /** The same picture for dense screens. */
  srcSet?: string
  /** Side in px. */
  size?: 24 | 32 | 40 | 48 | 64 | 96
}

/**
 * A person's round mark: their picture, their initials, or a figure. The name stands beside it in words, so it is silent
 * for screen readers.
 */
export function Avatar({ name, src, srcSet, size = 40 }: AvatarProps) {
  const [missing, setMissing] = useState<string>()
  const initials = initialsOf(name)
  return (
    <Root aria-hidden style={{ width: size, height: size, fontSize: size * 0.38 }}>
      {src && missing !== src ? (
        <img src={src} srcSet={srcSet} alt="" decoding="async" onError={() => setMissing(src)} />
      ) : (
        initials || <UserIcon size={size * 0.55} />
      )}
    </Root>
  )
}

/** First letters of the first and the last name: at most two. */
function initialsOf(name = ''): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
