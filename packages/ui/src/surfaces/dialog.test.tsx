import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { click, find, named, press, render, unmountAll } from '../testing/render.tsx'
import { Dialog } from './dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { WindowWords } from './window-words.ts'

afterEach(unmountAll)

/** A window of 400 px whose field of 200 px begins at that height; nothing is laid out here. */
function fieldAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this instanceof HTMLTextAreaElement ? new DOMRect(0, top, 300, 200) : new DOMRect(0, 0, 300, 400)
  })
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  render(
    <Dialog open title="Register" onClose={() => undefined}>
      <TextArea label="Why this mission?" />
    </Dialog>,
  )
  act(() => find('textarea').focus())
  return shown
}

test('a field that the keys lead to and that lies half out of sight is shown with its question', () => {
  const [shown] = fieldAt(350)
  expect(shown?.querySelector('label')?.textContent).toBe('Why this mission?')
  expect(shown?.contains(find('textarea'))).toBe(true)
})

test('a field that is in sight stays where it is', () => {
  expect(fieldAt(150)).toEqual([])
})

/** A window that finds something wrong once its button is pressed. */
function Asking({ reason }: { reason: boolean }) {
  const [error, setError] = useState<string>()
  return (
    <Dialog
      open
      title="Withdraw"
      onClose={() => undefined}
      actions={<Button onClick={() => setError('Say which.')}>Send</Button>}
    >
      <TextArea label="A word" error={reason ? undefined : error} />
      {reason ? (
        <RadioGroup
          legend="Why?"
          options={[{ value: 'health', label: 'Health' }]}
          value={null}
          onChange={() => undefined}
          error={error}
        />
      ) : null}
    </Dialog>
  )
}

test.each([
  ['a field', false, 'textarea'],
  ['a choice', true, 'input[type="radio"]'],
])('whoever sends what is not right stands in the first wrong answer, %s, each time', async (_kind, reason, wrong) => {
  render(<Asking reason={reason} />)
  const send = () => {
    act(() => named('Send').focus())
    click(named('Send'))
  }
  send()
  expect(document.activeElement).toBe(find(wrong))
  // What was wrong is wrong still, and nothing is drawn anew.
  send()
  await act(async () => {})
  expect(document.activeElement).toBe(find(wrong))
})

test('what concerns the whole page is said in the window that covers it, in a place that was there before', () => {
  const shown = (words: string | null) => (
    <WindowWords value={words}>
      <Dialog open title="Register" onClose={() => undefined}>
        <TextArea label="Why this mission?" />
      </Dialog>
    </WindowWords>
  )
  const { rerender } = render(shown(null))
  const place = find('[role="dialog"] [aria-live="polite"]')
  expect(place.textContent).toBe('')
  rerender(shown('Vous êtes hors connexion.'))
  expect(find('[role="dialog"] [aria-live="polite"]')).toBe(place)
  expect(place.textContent).toBe('Attention. Vous êtes hors connexion.')
})

interface SendState {
  sending: boolean
  failure: string | null
  onClose: () => void
}

const sendingForm = (state: SendState) => (
  <FormDialog title="Suspend" submit={{ label: 'Send' }} onSubmit={() => undefined} {...state}>
    <TextArea label="Why?" />
  </FormDialog>
)
/** Whose safe choice leads elsewhere than the cross. */
const sendingPreview = (state: SendState) => (
  <SendDialog
    title="Preview"
    leave={{ label: 'Back', onPress: state.onClose }}
    actions={<Button>Send</Button>}
    {...state}
  >
    <p>Dear all</p>
  </SendDialog>
)

test.each([
  ['a form', sendingForm, 'Annuler'],
  ['a window with buttons of its own', sendingPreview, 'Back'],
])('%s cannot be left while it sends, for its refusal is said nowhere else; then it can', (_kind, windowOf, safe) => {
  const onClose = vi.fn()
  const tryEachWay = () => {
    click(named(safe))
    click(named('Fermer'))
    click(find('.MuiDialog-container'))
    press('Escape', find('[role="dialog"]'))
  }
  const { rerender } = render(windowOf({ sending: false, failure: null, onClose }))
  act(() => named(safe).focus())
  rerender(windowOf({ sending: true, failure: null, onClose }))
  tryEachWay()
  expect(onClose).not.toHaveBeenCalled()
  expect(named(safe).getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(named(safe))
  rerender(windowOf({ sending: false, failure: 'Not allowed.', onClose }))
  expect(find('[role="dialog"]').textContent).toContain('Not allowed.')
  tryEachWay()
  expect(onClose).toHaveBeenCalledTimes(4)
})
