import type { CallInput } from '@ensemble/mf-kit/calls'
import { errorMessage, toRequestError, useToast, useTranslation } from '@ensemble/mf-kit'
import type { SaveState } from '@ensemble/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUsersEditMutation } from '../../api/users-api.ts'
import { isEmpty, sameValue, valueOf, without } from './typed-fields.ts'
import { useUnsavedPart } from './unsaved.ts'
import { useFaultWords } from './use-fault.ts'

export type UserEdit = CallInput<'user.edit'>['body']

/** Fields that hold words of one's own. */
type Written<Values> = { [Field in keyof Values & string]: string extends Values[Field] ? Field : never }[keyof Values &
  string]

interface FieldProps {
  /** What is wrong with the field, until it is changed. */
  error: string | undefined
  saveState: SaveState | undefined
}

export interface Section<Values> {
  /** What is on the screen. */
  values: Values
  /** Props of a field of words: it is saved when it is left. */
  written: (field: Written<Values>) => FieldProps & {
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }
  /** Props of a choice: it is saved when it is made. */
  chosen: <Field extends keyof Values & string>(
    field: Field,
  ) => FieldProps & { value: Values[Field]; onChange: (value: Values[Field]) => void }
  /** Words that are being written. */
  write: (change: Partial<Values>) => void
  /** A choice that was made. */
  choose: (change: Partial<Values>) => void
  /** Of a part that is saved by its button alone. */
  button: { changed: boolean; saving: boolean } | null
  save: () => Promise<void>
  /** Why nothing could be saved, where no field is to blame. */
  failure: string | null
}

interface SectionOptions<Values> {
  /** What the account holds. */
  saved: Values
  /** Name of the block in the call: the server names its fields below it. */
  part: string
  /** What to send for what has changed; null while that is not complete yet. */
  edit: (changed: Partial<Values>, values: Values) => UserEdit | null
  /** What is wrong with what was typed, by field, as far as no service is needed to tell. */
  check?: (typed: Partial<Values>) => Readonly<Record<string, string>>
  /** Fields that may not be left empty. */
  required?: readonly (keyof Values & string)[]
  /** Answers about health: nothing of them is sent before their button is pressed (decision 120). */
  byButton?: boolean
}

interface Typed<Values> {
  values: Partial<Values>
  /** Codes of the service, by field. */
  faults: Readonly<Record<string, string>>
  states: Readonly<Record<string, SaveState>>
  failure: string | null
}

/**
 * One part of the profile. Each field saves itself when it is left or chosen, in the order of the changes; one that is
 * refused stays as it was typed and keeps none of the others from being saved.
 */
export function useSection<Values extends object>(options: SectionOptions<Values>): Section<Values> {
  const { saved, part, edit, check, required = [], byButton = false } = options
  const [start, { isLoading }] = useUsersEditMutation()
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const words = useFaultWords()
  const [typed, setTyped] = useState<Typed<Values>>({ values: {}, faults: {}, states: {}, failure: null })
  // As they are now: several fields change and several answers come between two drawings of the screen.
  const now = useRef(typed)
  const known = useRef(saved)
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    known.current = saved
  })
  useUnsavedPart({
    holds: () => Object.keys(now.current.values).length > unchanged().length,
    settled: () => queue.current,
  })

  function show(change: Partial<Typed<Values>>): void {
    now.current = { ...now.current, ...change }
    setTyped(now.current)
  }

  /** Fields that were changed back. */
  function unchanged(): string[] {
    const { values } = now.current
    return Object.keys(values).filter((name) => sameValue(valueOf(values, name), valueOf(known.current, name)))
  }

  /** What is empty and may not be, or no answer at all, is said at once: nobody has to be asked for that. */
  function plainFaults(): Record<string, string> {
    const { values } = now.current
    const empty = required.filter((name) => name in values && isEmpty(valueOf(values, name)))
    return { ...check?.(values), ...Object.fromEntries(empty.map((name) => [name, 'REQUIRED'])) }
  }

  function write(change: Partial<Values>): void {
    const { values, faults, states } = now.current
    const names = Object.keys(change)
    show({ values: { ...values, ...change }, faults: without(faults, names), states: without(states, names) })
  }

  function save(): Promise<void> {
    queue.current = queue.current.then(sendWhatWaits)
    return queue.current
  }

  async function sendWhatWaits(): Promise<void> {
    show({ values: without(now.current.values, unchanged()), faults: { ...now.current.faults, ...plainFaults() } })
    const all = { ...known.current, ...now.current.values }
    const changed = byButton ? all : without(now.current.values, Object.keys(now.current.faults))
    const names = Object.keys(changed)
    const body = names.length === 0 ? null : edit(changed, { ...known.current, ...changed })
    if (body === null) return
    show({ states: marked(names, 'saving'), failure: null, faults: byButton ? {} : now.current.faults })
    try {
      await start({ params: { userId: 'me' }, body }).unwrap()
      known.current = { ...known.current, ...changed }
      // What was changed meanwhile waits for its own turn.
      const done = names.filter((name) => {
        const left = now.current.values
        return !(name in left) || sameValue(valueOf(left, name), valueOf(changed, name))
      })
      show({ values: without(now.current.values, done), states: marked(done, 'saved') })
      if (byButton) toast(t('own.saved'))
    } catch (error) {
      const refusal = toRequestError(error)
      const faults = faultsOf(refusal.code === 'VALIDATION_FAILED' ? refusal.fields : {})
      const named = Object.keys(faults)
      show({
        faults: { ...now.current.faults, ...faults },
        states: marked(names, 'none'),
        failure: named.length > 0 ? null : errorMessage(refusal),
      })
      // The others are right, and saved without the one that is not.
      if (!byButton && names.some((name) => named.includes(name))) await sendWhatWaits()
    }
  }

  /** What the service calls our fields, by our own names. */
  function faultsOf(fields: Readonly<Record<string, readonly string[]>>): Record<string, string> {
    const found = Object.keys(known.current).flatMap((name) => {
      const [code] = fields[`${part}.${name}`] ?? []
      return code === undefined ? [] : [[name, code] as const]
    })
    return Object.fromEntries(found)
  }

  function marked(names: readonly string[], state: SaveState): Record<string, SaveState> {
    return { ...now.current.states, ...Object.fromEntries(names.map((name) => [name, state])) }
  }

  // Whoever was told that there is no network need not come back to press once more.
  const again = useEffectEvent(() => {
    if (!byButton && typed.failure !== null) void save()
  })
  useEffect(() => {
    const look = () => again()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [])

  function choose(change: Partial<Values>): void {
    write(change)
    if (!byButton) void save()
  }

  function leave(field: string): void {
    if (!byButton && field in now.current.values) void save()
  }

  const values = { ...saved, ...typed.values }
  function propsOf(field: string): FieldProps {
    const fault = typed.faults[field]
    return {
      error: fault === undefined ? undefined : words(field, fault, isEmpty(valueOf(values, field))),
      saveState: byButton ? undefined : (typed.states[field] ?? 'none'),
    }
  }

  const none: Partial<Values> = {}
  return {
    values,
    written: (field) => {
      const value = valueOf(values, field)
      return {
        ...propsOf(field),
        value: typeof value === 'string' ? value : '',
        onChange: (event) => write({ ...none, [field]: event.target.value }),
        onBlur: () => leave(field),
      }
    },
    chosen: (field) => ({
      ...propsOf(field),
      value: values[field],
      onChange: (value) => choose({ ...none, [field]: value }),
    }),
    write,
    choose,
    button: byButton ? { changed: Object.keys(typed.values).length > 0, saving: isLoading } : null,
    save,
    failure: typed.failure,
  }
}
