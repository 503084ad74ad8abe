import { type CallInput } from '@ensemble/mf-kit/calls'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { useState } from 'react'
import { useUsersEditMutation } from '../../api/users-api.ts'
import { useFault } from './use-fault.ts'

export type UserEdit = CallInput<'user.edit'>['body']

export interface Section<Values> {
  values: Values
  set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void
  /** What is wrong with a field, until it is changed. */
  error: (field: keyof Values & string) => string | undefined
  /** Something on the screen is not saved yet. */
  changed: boolean
  save: () => Promise<void>
  saving: boolean
  failure: string | null
}

interface SectionOptions<Values> {
  /** What the account holds. */
  saved: Values
  /** Name of the block in the call: the server names its fields below it. */
  part: string
  edit: (values: Values) => UserEdit
}

/** One part of the profile, which is saved on its own. What was typed stays where it is until it is saved. */
export function useSection<Values extends object>({ saved, part, edit }: SectionOptions<Values>): Section<Values> {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const [start] = useUsersEditMutation()
  const { send, sending, failure, refusal } = useSend(start)
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [mended, setMended] = useState<readonly string[]>([])
  const values = { ...saved, ...typed }
  const fault = useFault(refusal)

  return {
    values,
    set: (field, value) => {
      setTyped((before) => ({ ...before, [field]: value }))
      setMended((before) => [...before, String(field)])
    },
    error: (field) => (mended.includes(field) ? undefined : fault(`${part}.${field}`)),
    changed: Object.keys(typed).length > 0,
    save: async () => {
      setMended([])
      if (!(await send({ params: { userId: 'me' }, body: edit(values) }))) return
      setTyped({})
      toast(t('own.saved'))
    },
    saving: sending,
    failure,
  }
}
