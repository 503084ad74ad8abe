import type { CallInput } from '@ensemble/mf-kit/calls'
import { errorMessage, toRequestError, useToast, useTranslation } from '@ensemble/mf-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useUsersEditMutation } from '../../api/users-api.ts'
import { isEmpty, sameValue, valueOf, without } from './typed-fields.ts'
import type { TypedPart } from './use-typed.ts'

type UserEdit = CallInput<'user.edit'>['body']

export interface SavingOptions<Values> {
  /** Name of the block in the call: the server names its fields below it. */
  part: string
  /** What to send for what has changed; null while that is not complete yet. */
  edit: (changed: Partial<Values>, values: Values) => UserEdit | null
  /** What is wrong with what was typed, by field, as far as no service is needed to tell. */
  check?: (typed: Partial<Values>) => Readonly<Record<string, string>>
  /** Fields that may not be left empty. */
  required?: readonly (keyof Values & string)[]
  /** Answers about health, and a pause: nothing of them is sent before their button is pressed (decisions 120, 336). */
  byButton?: boolean
  /** Tells that something was saved, where no field says so itself. */
  onSaved?: () => void
}

/**
 * Saves what is typed, one change after the other; a field that is refused stays as it was typed and keeps none of the
 * others from being saved.
 */
export function useSaving<Values extends object>(
  { typed, now, known, learn, show, unchanged, marked }: TypedPart<Values>,
  { part, edit, check, required = [], byButton = false, onSaved }: SavingOptions<Values>,
) {
  const [start, { isLoading }] = useUsersEditMutation()
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const queue = useRef(Promise.resolve())

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
    } catch (error) {
      const refused = tellRefusal(error, names)
      // The others are right, and saved without the one that is not.
      if (!byButton && names.some((name) => refused.includes(name))) await sendWhatWaits()
      return
    }
    learn(changed)
    // What was changed meanwhile waits for its own turn.
    const done = names.filter((name) => {
      const left = now.current.values
      return !(name in left) || sameValue(valueOf(left, name), valueOf(changed, name))
    })
    show({ values: without(now.current.values, done), states: marked(done, 'saved') })
    if (byButton) toast(t('own.saved'))
    onSaved?.()
  }

  /** What is empty and may not be, or no answer at all, is said at once: nobody has to be asked for that. */
  function plainFaults(): Record<string, string> {
    const { values } = now.current
    const empty = required.filter((name) => name in values && isEmpty(valueOf(values, name)))
    return { ...check?.(values), ...Object.fromEntries(empty.map((name) => [name, 'REQUIRED'])) }
  }

  /** @returns the fields that are to blame */
  function tellRefusal(error: unknown, sent: readonly string[]): string[] {
    const refusal = toRequestError(error)
    const faults = faultsOf(refusal.code === 'VALIDATION_FAILED' ? refusal.fields : {})
    const refused = Object.keys(faults)
    show({
      faults: { ...now.current.faults, ...faults },
      states: marked(sent, 'none'),
      failure: refused.length > 0 ? null : errorMessage(refusal),
    })
    return refused
  }

  /** What the service calls our fields, by our own names. */
  function faultsOf(fields: Readonly<Record<string, readonly string[]>>): Record<string, string> {
    const found = Object.keys(known.current).flatMap((name) => {
      const [code] = fields[`${part}.${name}`] ?? []
      return code === undefined ? [] : [[name, code] as const]
    })
    return Object.fromEntries(found)
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

  return { save, saving: isLoading, settled: () => queue.current }
}
