import { styled } from '@mui/material/styles'

/** Charts beside each other where there is room, one question each. One that is alone keeps the width of one. */
export const ChartGrid = styled('div')({
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
  alignItems: 'start',
})
