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

/** From step to step and to the sending: a fault keeps somebody where it is, and the focus goes there. */
export function useWayThrough({ tools, root, resubmit, askScope }: WayOptions) {
  /** Somebody tried to send a refused mission as it was. */
  const [unchanged, setUnchanged] = useState(false)
  /** Fields that kept somebody from going on; a new list each time they try. */
  const [wrong, setWrong] = useState<readonly string[]>([])
  const shown: FormStep = formSteps[tools.step] ?? 'nature'
  const isLast = tools.step === formSteps.length - 1
  const faults = tools.faulty(shown)

  // After a step was refused: to its first fault, which is in the page by then.
  useEffect(() => focusFirst(root.current, wrong), [root, wrong])

  function next() {
    tools.check([shown])
    if (faults.length > 0) return setWrong(faults)
    tools.goTo(tools.step + 1)
    window.scrollTo(0, 0)
  }

  function finish() {
    tools.check(formSteps)
    const first = formSteps.findIndex((name) => tools.faulty(name).length > 0)
    if (first >= 0) {
      tools.goTo(first)
      return setWrong(tools.faulty(formSteps[first]))
    }
    if (resubmit && !tools.holds()) return setUnchanged(true)
    if (askScope) return askScope()
    void tools.send()
  }

  return { shown, isLast, faults, next, finish, unchanged: unchanged && !tools.holds() }
}
