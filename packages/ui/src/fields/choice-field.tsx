import { styled } from '@mui/material/styles'
import { ChevronDownIcon, CircleCheckIcon } from 'lucide-react'
import {
  createElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useOnDemand } from '../surfaces/on-demand.ts'
import { useCloseOnScroll } from '../surfaces/use-close-on-scroll.ts'
import { choiceList } from '../surfaces/windows.ts'
import { token } from '../theme/tokens.ts'
import type { Choice } from './choice.ts'
import { FieldBox } from './field-box.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useFieldIds } from './use-field-ids.ts'
import { useTypedChoice } from './use-typed-choice.ts'

interface ChoiceFieldProps<Value extends string> extends FieldProps {
  entries: readonly Choice<Value>[]
  chosen: readonly Value[]
  onPick: (value: Value) => void
  /** Several may be chosen: the list stays open. */
  multiple?: boolean
  /** What stands in the closed field. */
  words: ReactNode
  onBlur?: (() => void) | undefined
  id?: string
  disabled?: boolean
  required?: boolean
  fullWidth?: boolean
  ref?: Ref<{ focus: () => void }>
}

/** Grey words where nothing is chosen yet. */
export const Placeholder = styled('span')({ color: token('gray-700') })

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/**
 * A field with a list to choose from. Closed it is all that a page shows of it; the list comes when somebody is near to
 * opening it (decision 272). What is pressed before the list is there opens it when it is.
 */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const {
    id,
    entries,
    chosen,
    onPick,
    multiple = false,
    words,
    onBlur,
    disabled = false,
    required,
    fullWidth = true,
    ref,
  } = props
  const { label, hideLabel, hint, error, confirmed = false, optional, saveState } = props
  const ids = useFieldIds({ id, hint, error, confirmed })
  const field = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  const open = anchor !== null
  const close = () => setAnchor(null)
  useCloseOnScroll(open, close)
  const list = useOnDemand(choiceList, open, close)
  const typed = useTypedChoice(entries, chosen[0], onPick)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))

  const fetchAhead = () => void choiceList.load()
  const show = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget.parentElement)

  function onMouseDown(event: MouseEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    typed.settle()
    show(event)
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (open) {
      if (event.key === 'Escape') close()
    } else if (!multiple && typed.take(event)) {
      event.preventDefault()
    } else if (openingKeys.includes(event.key)) {
      event.preventDefault()
      show(event)
    }
  }

  return (
    <FieldFrame
      {...{ ids, label, hideLabel, hint, error, optional, confirmed, saveState }}
      labelFor={false}
      onLabelClick={() => field.current?.focus()}
    >
      <FieldBox {...{ error, confirmed, disabled, fullWidth }} onPointerEnter={fetchAhead}>
        <div
          ref={field}
          id={ids.field}
          role="combobox"
          // Disabled for a moment, it keeps the focus of who has just chosen.
          tabIndex={disabled ? -1 : 0}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open && list ? `${ids.field}-list` : undefined}
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required}
          aria-disabled={disabled || undefined}
          onFocus={fetchAhead}
          onBlur={() => {
            typed.settle()
            if (!open) onBlur?.()
            // The focus went elsewhere before the list was there.
            else if (!list) close()
          }}
          onMouseDown={disabled ? undefined : onMouseDown}
          onKeyDown={disabled ? undefined : onKeyDown}
        >
          {typed.held ? typed.held.label : words}
        </div>
        <ChevronDownIcon size={20} className="ens-arrow" aria-hidden />
        {confirmed && !error ? <CircleCheckIcon size={20} aria-hidden color={token('green-500')} /> : null}
      </FieldBox>
      {list
        ? createElement(list, {
            id: `${ids.field}-list`,
            labelId: ids.label,
            anchor,
            entries,
            chosen,
            multiple,
            onPick: (value: string) => {
              const entry = entries.find((each) => each.value === value)
              if (entry) onPick(entry.value)
              if (!multiple) close()
            },
            onClose: close,
          })
        : null}
    </FieldFrame>
  )
}
