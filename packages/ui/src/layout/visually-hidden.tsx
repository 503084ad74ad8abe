import { styled } from '@mui/material/styles'

/** Of words for screen readers only. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Words for screen readers only. */
export const VisuallyHidden = styled('span')(unseen)
