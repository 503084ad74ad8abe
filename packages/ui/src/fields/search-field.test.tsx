import { afterEach, describe, expect, it, vi } from 'vitest'
import { click, find, named, render, settle, unmountAll } from '../testing/render.tsx'
import { SearchField } from './search-field.tsx'

afterEach(unmountAll)

describe('SearchField', () => {
  it('is named though its label is not drawn', () => {
    render(<SearchField label="Chercher une mission" value="" onChange={vi.fn()} />)
    const input = find('input[type="search"]', HTMLInputElement)
    expect(document.querySelector(`label[for="${input.id}"]`)?.textContent).toBe('Chercher une mission')
    expect(document.querySelector('button')).toBeNull()
  })

  it('searches by its button labelled Search', () => {
    const onSearch = vi.fn()
    render(<SearchField label="Chercher" value="accueil" onChange={vi.fn()} onSearch={onSearch} withButton />)
    click(named('Rechercher'))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('accueil')
  })

  it('searches on Enter', () => {
    const onSearch = vi.fn()
    render(<SearchField label="Chercher" value="accueil" onChange={vi.fn()} onSearch={onSearch} />)
    settle(() => find('form', HTMLFormElement).requestSubmit())
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('accueil')
  })

  it('is emptied by its cross, which is there only when there is something to empty', () => {
    const onChange = vi.fn()
    const { rerender } = render(<SearchField label="Chercher" value="accueil" onChange={onChange} />)
    click(named('Effacer'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('')
    expect(document.activeElement).toBe(find('input[type="search"]'))
    rerender(<SearchField label="Chercher" value="" onChange={onChange} />)
    expect(document.querySelector('button')).toBeNull()
  })
})
