import { afterEach, expect, it, vi } from 'vitest'
import { click, fill, find, render, unmountAll } from '../testing/render.tsx'
import { Stepper } from './stepper.tsx'

afterEach(unmountAll)

const steps = [
  { id: 'what', label: 'Nature', content: <input aria-label="Titre" /> },
  { id: 'when', label: 'Quand', content: <input aria-label="Date" /> },
]

it('keeps what was typed in a step while another is in view', () => {
  const { rerender } = render(<Stepper label="Nouvelle mission" steps={steps} current={0} />)
  fill(find('[aria-label="Titre"]', HTMLInputElement), 'Accueil')
  rerender(<Stepper label="Nouvelle mission" steps={steps} current={1} />)
  expect(find('[aria-label="Titre"]').closest('[hidden]')).not.toBeNull()
  rerender(<Stepper label="Nouvelle mission" steps={steps} current={0} />)
  expect(find('[aria-label="Titre"]', HTMLInputElement).value).toBe('Accueil')
  expect(find('[aria-label="Titre"]').closest('[hidden]')).toBeNull()
})

it('leads back to a step that was seen, and says which one has to be corrected', () => {
  const onGo = vi.fn()
  const faulty = steps.map((step, index) => ({ ...step, faulty: index === 0 }))
  render(<Stepper label="Nouvelle mission" steps={faulty} current={1} onGo={onGo} />)
  const back = find('li button')
  expect(back.textContent).toContain('Nature (à corriger)')
  click(back)
  expect(onGo).toHaveBeenCalledExactlyOnceWith(0)
})
