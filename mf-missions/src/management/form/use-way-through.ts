import { type RefObject, useEffect, useState } from 'react'
import { focusFirst } from './fields/form-context.tsx'
import { type FormStep, formSteps } from './form-steps.ts'
import type { useMissionForm } from './use-mission-form.ts'

interface WayOptions {
  tools: ReturnType<typeof useMissionForm>
  root: RefObject<HTMLFormElement | null>
  /** A rejected mission is handed in again: as it was it would only be rejected once more. */
  resubmit: true | undefined
  /** Asks which dates of the series the change is for; absent where no other date follows. */
  askScope: (() => void) | undefined
}

/**
 * From step to step, to the sending or back to the beginning: a fault keeps somebody where it is, with the focus, and the
 * title of another step takes it.
 */
export function useWayThrough({ tools, root, resubmit, askScope }: WayOptions) {
  /** Somebody tried to send a refused mission as it was. */
  const [unchanged, setUnchanged] = useState(false)
  /** The first of these fields on the screen gets the focus; a new list each time. */
  const [focused, setFocused] = useState<readonly string[]>([])
  /** How often somebody went to another step. */
  const [gone, setGone] = useState(0)
  const shown: FormStep = formSteps[tools.step] ?? 'nature'
  const isLast = tools.step === formSteps.length - 1
  const faults = tools.faulty(shown)

  useEffect(() => {
    if (gone > 0) focusTitle(root.current)
  }, [root, gone])
  // After another step was shown: the field is in the page by then.
  useEffect(() => focusFirst(root.current, focused), [root, focused])

  function next() {
    tools.check([shown])
    if (faults.length > 0) return setFocused(faults)
    goTo(tools.step + 1)
  }

  function goTo(step: number) {
    tools.goTo(step)
    window.scrollTo(0, 0)
    setGone(gone + 1)
  }

  function finish() {
    tools.check(formSteps)
    const first = formSteps.findIndex((name) => tools.faulty(name).length > 0)
    if (first >= 0) {
      tools.goTo(first)
      return setFocused(tools.faulty(formSteps[first]))
    }
    if (resubmit && !tools.holds()) return setUnchanged(true)
    if (askScope) return askScope()
    void tools.send()
  }

  function beginAnew() {
    tools.empty()
    setFocused(['title'])
  }

  return { shown, isLast, faults, goTo, next, finish, beginAnew, unchanged: unchanged && !tools.holds() }
}

/** Of the step on the screen: those seen before stay in the page, hidden. */
function focusTitle(root: HTMLElement | null) {
  const title = [...(root?.querySelectorAll('h2') ?? [])].find((one) => one.closest('[hidden]') === null)
  if (!title) return
  title.tabIndex = -1
  title.focus()
}
