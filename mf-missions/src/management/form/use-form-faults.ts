import type { RequestError } from '@ensemble/contracts/remote'
import { useState } from 'react'
import { faultsOf } from './form-faults.ts'
import { type FormStep, stepOf } from './form-steps.ts'
import type { MissionForm } from './mission-form.ts'
import { useFaultWords, useServerFaults } from './use-server-faults.ts'

/** What is wrong with what is written, and how much of it is said already. */
export function useFormFaults(values: MissionForm) {
  const words = useFaultWords()
  const server = useServerFaults(values)
  const [checked, setChecked] = useState<ReadonlySet<FormStep>>(new Set())
  const [leftFields, setLeft] = useState<ReadonlySet<string>>(new Set())
  const faults = faultsOf(values)

  function faultOf(name: string): string | undefined {
    const code = faults[name]
    const shown = checked.has(stepOf(name)) || (leftFields.has(name) && code !== 'REQUIRED')
    return code && shown ? words(name, code) : server.of(name)
  }

  /** Fields with a fault, of one step or of all. */
  function faulty(of?: FormStep): string[] {
    const names = [...Object.keys(faults), ...server.names]
    return of ? names.filter((name) => stepOf(name) === of) : names
  }

  return {
    faulty,
    faultOf,
    isMarked: (of: FormStep) =>
      (checked.has(of) && faulty(of).length > 0) || server.names.some((name) => stepOf(name) === of),
    left: (name: string) => {
      if (!leftFields.has(name)) setLeft(new Set(leftFields).add(name))
    },
    /** From now on the steps say what is missing in them. */
    check: (steps: readonly FormStep[]) => setChecked(new Set([...checked, ...steps])),
    uncheck: () => setChecked(new Set()),
    /** Takes what the server refused of what was sent. */
    take: (refusal: RequestError, sent: MissionForm) => server.take(refusal, sent),
  }
}
