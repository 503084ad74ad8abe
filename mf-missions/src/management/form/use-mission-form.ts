import type { Mission } from '@ensemble/contracts/missions/http'
import type { RequestError } from '@ensemble/contracts/remote'
import { toRequestError, useForm, useFormDraft, useSend, useWatch } from '@ensemble/mf-kit'
import { useRef, useState } from 'react'
import { useMissionsCreateMutation, useMissionsEditMutation } from '../../api/management-api.ts'
import { useMissionsCreateSeriesMutation, useMissionsEditFollowingMutation } from '../../api/many-api.ts'
import { faultsOf } from './form-faults.ts'
import { type FormStep, formSteps, stepOf } from './form-steps.ts'
import { contentOf } from './mission-content.ts'
import type { MissionForm } from './mission-form.ts'
import { laterStarts } from './repeat.ts'
import { useFaultWords, useServerFaults } from './use-server-faults.ts'

/** Which dates of a series a change is for. */
export type Scope = 'this' | 'following'

/** What is sent, and for which dates. */
interface Written {
  content: NonNullable<ReturnType<typeof contentOf>>
  scope: Scope
}

/** What was stored: one mission, a series of new ones, or a change of several dates. */
export type Saved =
  | { kind: 'mission'; mission: Mission }
  | { kind: 'series'; count: number; missionId: string }
  | { kind: 'following'; changed: number; failed: number }

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
  onStale: () => void
}

/** The state of the form: what is written, what is wrong with it, which step is shown, and sending it. */
export function useMissionForm({ initial, draftKey, missionId, resubmit, onSaved, onStale }: MissionFormOptions) {
  const form = useForm<MissionForm>({ defaultValues: initial })
  const draft = useFormDraft({ key: draftKey, form, blank: initial })
  // The whole form: faults join fields of several steps.
  useWatch({ control: form.control })
  const values = form.getValues()
  const [step, setStep] = useState(0)
  const [checked, setChecked] = useState<ReadonlySet<FormStep>>(new Set())
  const [leftFields, setLeft] = useState<ReadonlySet<string>>(new Set())
  const words = useFaultWords()
  const server = useServerFaults(values)
  const sent = useRef(false)
  const [create] = useMissionsCreateMutation()
  const [edit] = useMissionsEditMutation()
  const [createSeries] = useMissionsCreateSeriesMutation()
  const [editFollowing] = useMissionsEditFollowingMutation()
  const faults = faultsOf(values)

  function refused(refusal: RequestError) {
    if (refusal.code === 'STALE_UPDATE') return onStale()
    server.take(refusal, form.getValues())
    const [first] = Object.keys(refusal.fields)
    if (first) goTo(stepOf(first))
  }

  function goTo(name: FormStep) {
    setStep(formSteps.indexOf(name))
  }

  const start = ({ content, scope }: Written) => ({
    unwrap: async () => {
      try {
        return await store({ content, scope })
      } catch (error) {
        refused(toRequestError(error))
        throw error
      }
    },
  })

  async function store({ content, scope }: Written): Promise<Saved> {
    if (missionId === undefined) {
      const dates = values.ongoing ? [] : laterStarts(values.startAt, values.repeat)
      if (dates.length === 0) return { kind: 'mission', mission: await create({ body: content }).unwrap() }
      const { missions } = await createSeries({ body: { mission: content, dates } }).unwrap()
      return { kind: 'series', count: missions.length, missionId: missions[0]?.id ?? '' }
    }
    const input = {
      params: { missionId },
      body: { ...content, updatedAt: values.baseUpdatedAt, ...(resubmit ? { resubmit } : {}) },
    }
    if (scope === 'this') return { kind: 'mission', mission: await edit(input).unwrap() }
    const { changed, failed } = await editFollowing(input).unwrap()
    return { kind: 'following', changed, failed: failed.length }
  }

  const { send, sending, failure, clear } = useSend(start)

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
    form,
    draft,
    values,
    isNew: missionId === undefined,
    step,
    goTo: setStep,
    faulty,
    faultOf,
    isMarked: (of: FormStep) =>
      (checked.has(of) && faulty(of).length > 0) || server.names.some((name) => stepOf(name) === of),
    left: (name: string) => {
      if (!leftFields.has(name)) setLeft(new Set(leftFields).add(name))
    },
    /** From now on the steps say what is missing in them. */
    check: (steps: readonly FormStep[]) => setChecked(new Set([...checked, ...steps])),
    /** Something is written that was not sent. */
    holds: () => !sent.current && JSON.stringify(form.getValues()) !== JSON.stringify(initial),
    sending,
    failure,
    send: async (scope: Scope = 'this') => {
      const content = contentOf(values)
      if (!content) return
      clear()
      const saved = await send({ content, scope })
      if (!saved) return
      sent.current = true
      draft.forget()
      onSaved(saved)
    },
    /** Begins anew: what was kept is forgotten. */
    empty: () => {
      draft.forget()
      form.reset(initial)
      setChecked(new Set())
      setStep(0)
    },
  }
}
