import { styled } from '@mui/material/styles'
import { SquareCheckIcon, SquareIcon, SquareMinusIcon } from 'lucide-react'
import { token } from '../theme/tokens.ts'

interface RowBoxProps {
  label: string
  /** Of the box itself, and of the cell whose words end its name: « Choisir Marche solidaire ». */
  ids?: { own: string; name: string }
  checked: boolean
  /** Some of what the box stands for. */
  some?: boolean
  /** `extend`: pressed with the shift key, to choose all from the one before to this. */
  onChange: (extend: boolean) => void
}

const Root = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: token('radius-field'),
  color: token('gray-700'),
  '&.ens-checked': { color: token('primary') },
  '&:has(:focus-visible)': { outline: `2px solid ${token('primary')}` },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
})

/** The box of a row. A plain one with the look of the others: a hundred of them are drawn at once. */
export function RowBox({ label, ids, checked, some = false, onChange }: RowBoxProps) {
  const Mark = checked ? SquareCheckIcon : some ? SquareMinusIcon : SquareIcon
  return (
    <Root className={checked || some ? 'ens-checked' : ''}>
      <input
        type="checkbox"
        id={ids?.own}
        aria-label={label}
        aria-labelledby={ids && `${ids.own} ${ids.name}`}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = some && !checked
        }}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <Mark size={22} aria-hidden />
    </Root>
  )
}
