import { styled } from '@mui/material/styles'
import { UserIcon } from 'lucide-react'
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
  /** At most two letters. */
  initials?: string
  src?: string
  /** Side in px. */
  size?: 32 | 40 | 48 | 64
}

/** A person's round mark; the name stands beside it in words, so it is silent for screen readers. */
export function Avatar({ initials, src, size = 40 }: AvatarProps) {
  return (
    <Root aria-hidden style={{ width: size, height: size, fontSize: size * 0.38 }}>
      {src ? <img src={src} alt="" /> : (initials ?? <UserIcon size={size * 0.55} />)}
    </Root>
  )
}
