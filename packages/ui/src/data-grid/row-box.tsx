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

/** The box of a row. A plain one with the look of the others: a hundred of them are drawn at once. */
export function RowBox({ label, ids, checked, some = false, onChange }: RowBoxProps) {
  return (
    <input
      type="checkbox"
      className="ens-tick"
      tabIndex={-1}
      id={ids?.own}
      aria-label={label}
      aria-labelledby={ids && `${ids.own} ${ids.name}`}
      checked={checked}
      ref={(input) => {
        if (input) input.indeterminate = some && !checked
      }}
      onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}
