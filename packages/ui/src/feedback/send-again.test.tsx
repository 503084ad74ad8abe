import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { click, find, named, render, settle, unmountAll } from '../testing/render.tsx'
import { SendAgain } from './send-again.tsx'

afterEach(unmountAll)

const button = () => named('Renvoyer le code')
const said = () => find('[role="status"]').textContent

it('keeps the focus while another mail may not be asked for yet', async () => {
  render(<SendAgain waits={false} send={() => Promise.resolve()} failureOf={String} />)
  settle(() => button().focus())
  await act(async () => button().click())
  expect(said()).not.toBe('')
  // A browser takes the focus from a button with `disabled`.
  expect([button().getAttribute('aria-disabled'), button().hasAttribute('disabled')]).toEqual(['true', false])
  expect(document.activeElement).toBe(button())
})

it('says nothing while it is sent once more, so that the same words are heard again', async () => {
  let refuse = (_reason: string) => {}
  const send = () => new Promise((_resolve, reject) => (refuse = reject))
  render(<SendAgain waits={false} send={send} failureOf={String} />)
  for (const time of [1, 2]) {
    click(button())
    expect(said(), `time ${time}`).toBe('')
    await act(async () => refuse('Indisponible.'))
    expect(said()).toBe('Indisponible.')
  }
})
