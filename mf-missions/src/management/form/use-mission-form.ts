import type { Mission } from '@ensemble/contracts/missions/http'
import { toRequestError, useForm, useFormDraft, useSend, useWatch } from '@ensemble/mf-kit'
import { useRef, useState } from 'react'
import { formSteps, stepOf } from './form-steps.ts'
import { contentOf } from './mission-content.ts'
import type { MissionForm } from './mission-form.ts'
import { useFormFaults } from './use-form-faults.ts'
import { type Saved, type Scope, useStoreMission } from './use-store-mission.ts'

interface MissionFormOptions {
  /** The form before anything is written in it. */
  initial: MissionForm
  /** Which draft this is, kept by the server. */
  draftKey: string
  /** The mission that is edited; absent for a new one. */
  missionId?: string
  /** Hands a rejected mission in again. */
  resubmit?: true
  onSaved: (saved: Saved) => void
  /** The change is stored, and more was written on the way: the form goes on from this mission. */
  onWrittenOn: (stored: Mission) => void
  onStale: () => void
}

/** The state of the form: what is written, what is wrong with it, which step is shown, and sending it. */
export function useMissionForm(options: MissionFormOptions) {
  const { initial, draftKey, missionId, resubmit, onSaved, onWrittenOn, onStale } = options
  const form = useForm<MissionForm>({ defaultValues: initial })
  const draft = useFormDraft({ key: draftKey, form, blank: initial })
  // The whole form: faults join fields of several steps.
  useWatch({ control: form.control })
  const values = form.getValues()
  const [step, setStep] = useState(0)
  const { take, uncheck, ...faults } = useFormFaults(values)
  const sent = useRef(false)
  const store = useStoreMission(missionId, resubmit)
  const { send, sending, failure, clear } = useSend((written: Parameters<typeof store>[0]) => ({
    unwrap: () => store(written).catch(refused),
  }))

  function refused(error: unknown): never {
    const refusal = toRequestError(error)
    if (refusal.code === 'STALE_UPDATE') onStale()
    else {
      take(refusal, form.getValues())
      const [first] = Object.keys(refusal.fields)
      if (first) setStep(formSteps.indexOf(stepOf(first)))
    }
    throw error
  }

  return {
    form,
    draft,
    values,
    isNew: missionId === undefined,
    step,
    goTo: setStep,
    ...faults,
    /** Something is written that was not sent. */
    holds: () => !sent.current && JSON.stringify(form.getValues()) !== JSON.stringify(initial),
    sending,
    failure,
    send: async (scope: Scope = 'this') => {
      const content = contentOf(values)
      if (!content) return
      clear()
      const written = JSON.stringify(values)
      const saved = await send({ values, content, scope })
      if (!saved) return
      if (missionId !== undefined && saved.kind === 'mission' && JSON.stringify(form.getValues()) !== written) {
        form.setValue('baseUpdatedAt', saved.mission.updatedAt)
        return onWrittenOn(saved.mission)
      }
      sent.current = true
      draft.forget()
      onSaved(saved)
    },
    /** Begins anew: what was kept is forgotten. */
    empty: () => {
      draft.forget()
      form.reset(initial)
      uncheck()
      setStep(0)
    },
  }
}
