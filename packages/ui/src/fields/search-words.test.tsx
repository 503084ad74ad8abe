import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { click, fill, find, named, render, settle, unmountAll } from '../testing/render.tsx'
import { SearchWords } from './search-words.tsx'

afterEach(unmountAll)

const field = () => find('input[type="search"]', HTMLInputElement)

/** A list whose search is kept outside of the field. */
function List() {
  const [search, setSearch] = useState('')
  return (
    <>
      <SearchWords label="Mission" search={search} onSearch={setSearch} />
      <p>{search}</p>
      <button type="button" onClick={() => setSearch('accueil')}>
        Back
      </button>
    </>
  )
}

test('whoever searches, or empties the field, stays in it', () => {
  render(<List />)
  const input = field()
  settle(() => input.focus())
  fill(input, ' marché ')
  settle(() => find('form', HTMLFormElement).requestSubmit())
  expect(find('p').textContent).toBe('marché')
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('marché')
  click(named('Effacer'))
  expect(find('p').textContent).toBe('')
  expect(field()).toBe(input)
  expect(document.activeElement).toBe(input)
})

test('a search that changes behind the field is shown in it', () => {
  render(<List />)
  fill(field(), 'marc')
  click(named('Back'))
  expect(field().value).toBe('accueil')
})
