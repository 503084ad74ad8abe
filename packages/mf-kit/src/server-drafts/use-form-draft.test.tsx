import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeShell } from '../fake-shell/create-fake-shell.ts'
import { provideShell } from '../shell/shell-bridge.ts'
import { useFormDraft } from './use-form-draft.ts'

const blank = { text: '' }

let close = () => {}
afterEach(() => {
  close()
  vi.useRealTimers()
})

/** A form on a line on which what was kept takes its time. */
function openOnSlowLine() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const { api } = createFakeShell({
    answers: {
      'user.draft': async () => {
        await arrived
        return { content: JSON.stringify({ text: 'What was kept.' }), updatedAt: null }
      },
    },
  })
  provideShell(api)
  const seen = { ready: false, text: () => '', write: (_text: string) => {} }
  function Form() {
    const form = useForm({ defaultValues: blank })
    const draft = useFormDraft({ key: 'letter', form, blank })
    seen.ready = draft.ready
    seen.text = () => form.getValues('text')
    seen.write = (text) => form.setValue('text', text)
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Form />))
  close = () => root.unmount()
  return { seen, arrive }
}

test('what was kept fills a form that was open before it came, as long as nobody has written in it', async () => {
  const { seen, arrive } = openOnSlowLine()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(seen.ready).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitFor(() => expect(seen.ready).toBe(true))
  expect(seen.text()).toBe('')
  arrive()
  await vi.waitFor(() => expect(seen.text()).toBe('What was kept.'))
})

test('what was kept and comes late leaves alone what somebody has begun to write, and wiped out again', async () => {
  const { seen, arrive } = openOnSlowLine()
  await vi.advanceTimersByTimeAsync(3_100)
  await vi.waitFor(() => expect(seen.ready).toBe(true))
  seen.write('Newer')
  seen.write('')
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.text()).toBe('')
})
