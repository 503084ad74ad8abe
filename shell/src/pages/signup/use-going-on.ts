import type { UseFormReturn } from '@ensemble/mf-kit'
import { useEffect, useRef, useState } from 'react'
import { useRefusal } from '../../entry/use-refusal.ts'
import { prepareStep } from './later-steps.tsx'
import { serverFields } from './server-fields.ts'
import { fieldsOfStep, type SignUpStep } from './sign-up-steps.ts'
import type { SignUpValues } from './sign-up-values.ts'
import type { useStep } from './use-step.ts'

interface GoingOnInput {
  form: UseFormReturn<SignUpValues>
  screens: readonly SignUpStep[]
  /** The screen that is shown. */
  name: SignUpStep
  step: ReturnType<typeof useStep>
  /** Rejects as the server answered. */
  send: (values: SignUpValues) => Promise<void>
}

/** The way on from a screen: to the next one once its fields are right, from the last one to the server. */
export function useGoingOn({ form, screens, name, step, send }: GoingOnInput) {
  const refusal = useRefusal(form, serverFields)
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<keyof SignUpValues | null>(null)

  // After the step of a refused field has come into view: what is hidden takes no focus.
  useEffect(() => {
    if (refused !== null && fieldsOfStep[name].includes(refused)) form.setFocus(refused)
  }, [form, name, refused])

  // A second press comes before the screen can show that the first one counts.
  const going = useRef(false)
  async function goOn() {
    if (going.current) return
    going.current = true
    try {
      await leave()
    } finally {
      going.current = false
    }
  }

  async function leave() {
    if (!(await form.trigger(fieldsOfStep[name], { shouldFocus: true }))) return
    const next = screens[step.current + 1]
    refusal.clear()
    setRefused(null)
    setSending(next === undefined)
    try {
      if (next === undefined) return await send(form.getValues())
      await prepareStep(next)
      step.goTo(step.current + 1)
    } catch (error) {
      const [field = null] = refusal.show(error, false)
      const holder = screens.findIndex((one) => field !== null && fieldsOfStep[one].includes(field))
      setRefused(field)
      if (holder !== -1) step.goTo(holder)
    } finally {
      setSending(false)
    }
  }

  return { goOn, sending, isRefused: refused !== null, failure: refusal.message }
}
