import useMediaQuery from '@mui/material/useMediaQuery'
import { SearchIcon, XIcon } from 'lucide-react'
import { type SyntheticEvent, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'ref' | 'type' | 'shape' | 'start' | 'end' | 'onChange' | 'value' | 'label'
> {
  label: string
  value: string
  onChange: (value: string) => void
  /** On Enter or the button. Without it there is no form: the list follows the typing. */
  onSearch?: (value: string) => void
  /** Shows the button labelled Search (its words from UiTexts). Needs `onSearch`. */
  withButton?: boolean
}

/** The rounded search field with its icon. The label is spoken, and shown unless `hideLabel` (the default). */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onSearch, withButton = false, hideLabel = true, ...rest } = props
  const texts = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  // A phone has no room for both the words to look for and a button in words: there the icon is the button.
  const onPhone = useMediaQuery(phoneMedia)
  function clear() {
    onChange('')
    // The cross goes with the words, and would take the focus with it.
    input.current?.focus()
  }
  const end = (
    <>
      {value && !rest.disabled ? <IconButton label={texts.clear} icon={<XIcon size={18} />} onClick={clear} /> : null}
      {withButton && !onPhone ? (
        <Button type="submit" size="small" disabled={rest.disabled}>
          {texts.search}
        </Button>
      ) : null}
      {withButton && onPhone ? (
        <IconButton type="submit" label={texts.search} icon={<SearchIcon size={20} />} disabled={rest.disabled} />
      ) : null}
    </>
  )
  const field = (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      ref={input}
      hideLabel={hideLabel}
      type="search"
      shape="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      start={withButton && onPhone ? null : <SearchIcon size={20} aria-hidden />}
      end={end}
    />
  )
  if (!onSearch) return field

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onSearch?.(value)
  }
  return (
    <form role="search" aria-label={rest.label} onSubmit={submit}>
      {field}
    </form>
  )
}
