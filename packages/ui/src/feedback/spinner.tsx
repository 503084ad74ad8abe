import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

const Ring = styled('span')({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  borderStyle: 'solid',
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} 900ms linear infinite`,
})

/** A ring that turns; where motion is not wanted it stands still and still reads as one. Words say what is awaited. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <Ring aria-hidden style={{ width: size, height: size, borderWidth: Math.max(2, Math.round(size / 10)) }} />
}
