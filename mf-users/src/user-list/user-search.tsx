import { useTranslation } from '@ensemble/mf-kit'
import { SearchField } from '@ensemble/ui'
import { useState } from 'react'

/** Words to look for. Mount it anew (by its key) when the address changes behind it. */
export function UserSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('mf-users')
  const [typed, setTyped] = useState(search)
  function type(value: string) {
    setTyped(value)
    if (value === '' && search !== '') onSearch('')
  }
  return (
    <SearchField
      label={t('list.search')}
      placeholder={t('list.search')}
      value={typed}
      onChange={type}
      onSearch={(value) => onSearch(value.trim())}
      withButton
    />
  )
}
