import FormControlLabel from '@mui/material/FormControlLabel'
import MuiRadio from '@mui/material/Radio'
import MuiRadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, useId } from 'react'
import { RadioCircle } from '../icons/choice-icons.tsx'
import { token } from '../theme/tokens.ts'
import type { ShownChoice } from './choice.ts'
import { FieldSet } from './field-set.tsx'
import type { SaveState } from './save-mark.tsx'
import { useFieldIds } from './use-field-ids.ts'

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  hideLegend?: boolean
  options: readonly ShownChoice<Value>[]
  value: Value | '' | null | undefined
  onChange: (value: Value) => void
  name?: string
  hint?: ReactNode
  error?: string
  /** Of a group that saves itself: what became of it. */
  saveState?: SaveState
  disabled?: boolean
  /** Each option in a box of its own, for a choice that matters. */
  cards?: boolean
  /** Side by side on wide screens, for two or three short options. */
  inline?: boolean
  /** The first radio, for moving the focus here. */
  ref?: Ref<HTMLInputElement>
}

const Hint = styled('span')({
  display: 'block',
  fontSize: token('font-small'),
  fontWeight: 400,
  color: token('text-second'),
})

/** One choice, all options in view. Circle icons; the chosen option is bold. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    legend,
    hideLegend,
    options,
    value,
    onChange,
    name,
    hint,
    error,
    saveState,
    disabled = false,
    cards = false,
    inline = false,
    ref,
  } = props
  const ids = useFieldIds({ hint, error })
  const fallbackName = useId()
  // The one stop of a group without an answer: while React takes a page over, Chromium leads from one radio to the next.
  const stop = options.some((option) => option.value === value) ? null : options.find((option) => !option.disabled)

  return (
    <FieldSet {...{ ids, legend, hideLegend, hint, error, saveState }}>
      <MuiRadioGroup
        name={name ?? fallbackName}
        value={value ?? ''}
        row={inline}
        sx={inline ? { columnGap: 3 } : cards ? { gap: '12px' } : null}
        role="presentation"
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            disabled={disabled || option.disabled}
            sx={cards ? cardStyles(option.value === value) : null}
            control={
              <MuiRadio
                icon={<RadioCircle />}
                checkedIcon={<RadioCircle />}
                slotProps={{
                  input: { ref: index === 0 ? ref : undefined, tabIndex: stop && stop !== option ? -1 : undefined },
                }}
                onChange={() => onChange(option.value)}
                sx={error ? { color: token('error') } : null}
              />
            }
            label={
              <>
                {option.label}
                {option.hint ? <Hint>{option.hint}</Hint> : null}
              </>
            }
            slotProps={{ typography: { sx: { fontWeight: option.value === value ? 600 : 400 } } }}
          />
        ))}
      </MuiRadioGroup>
    </FieldSet>
  )
}

function cardStyles(chosen: boolean) {
  return {
    margin: 0,
    padding: '4px 16px 4px 6px',
    borderRadius: token('radius-card'),
    border: `1px solid ${token(chosen ? 'primary' : 'border')}`,
    boxShadow: chosen ? `inset 0 0 0 1px ${token('primary')}` : 'none',
    background: token(chosen ? 'primary-faint' : 'surface'),
    '&:hover': { background: token('primary-faint') },
  }
}
