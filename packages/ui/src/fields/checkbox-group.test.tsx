import { afterEach, expect, it, vi } from 'vitest'
import { click, find, render, unmountAll } from '../testing/render.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

afterEach(unmountAll)

const options = [
  { value: 'weekday_day', label: 'En journée' },
  { value: 'weekday_evening', label: 'Le soir' },
  { value: 'weekend', label: 'Le week-end' },
] as const

it('is a group named by its question, and gives the chosen values in their order', () => {
  const onChange = vi.fn()
  render(<CheckboxGroup legend="Quand ?" options={options} value={['weekend']} onChange={onChange} />)
  expect(find('fieldset > legend').textContent).toBe('Quand ?')
  click(find('input[type="checkbox"]'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['weekday_day', 'weekend'])
})

it('lets go of a choice', () => {
  const onChange = vi.fn()
  render(<CheckboxGroup legend="Quand ?" options={options} value={['weekday_day', 'weekend']} onChange={onChange} />)
  click(find('input[type="checkbox"]'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['weekend'])
})
