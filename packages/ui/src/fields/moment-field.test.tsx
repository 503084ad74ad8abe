import { afterEach, expect, it } from 'vitest'
import { render, unmountAll } from '../testing/render.tsx'
import { MomentField } from './moment-field.tsx'

afterEach(unmountAll)

/** Of the day and of the time: whether it is invalid, and what describes it. */
function fields() {
  return [...document.querySelectorAll('input')].map((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    return [input.getAttribute('aria-invalid'), ids.map((id) => document.getElementById(id)?.textContent).join(' | ')]
  })
}

const wrong = ['true', 'Erreur. Incomplet']
const fine = [null, '']

it.each([
  ['the time where that alone is missing', '2099-12-12', '', [fine, wrong]],
  ['the day where that alone is missing', '', '14:00', [wrong, fine]],
  ['both where neither is there', '', '', [wrong, wrong]],
  ['both where the moment itself is wrong', '2099-12-12', '14:00', [wrong, wrong]],
])('what is wrong is said of %s', (_where, day, time, said) => {
  render(
    <MomentField label="Début" timeLabel="Heure" value={{ day, time }} error="Incomplet" onChange={() => undefined} />,
  )
  expect(fields()).toEqual(said)
  // The words are there once.
  expect(document.body.textContent?.split('Incomplet')).toHaveLength(2)
})
