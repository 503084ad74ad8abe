import { useState } from 'react'
import { SearchField } from './search-field.tsx'

export interface SearchWordsProps {
  /** Also the placeholder. */
  label: string
  /** What is searched for now, usually from the address. */
  search: string
  /** On Enter or the button, trimmed; and with nothing as soon as the field is emptied. */
  onSearch: (search: string) => void
}

/**
 * The search of a list: what is typed stays in the field until it is asked for. When the search changes behind it
 * (back, clear), the field shows it.
 */
export function SearchWords({ label, search, onSearch }: SearchWordsProps) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // In the same field: a new one would lose the focus of whoever has just searched.
  if (search !== shown) {
    setShown(search)
    setTyped(search)
  }
  function type(value: string) {
    setTyped(value)
    if (value === '' && search !== '') onSearch('')
  }
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      onChange={type}
      onSearch={(value) => onSearch(value.trim())}
      withButton
      maxLength={200}
    />
  )
}
