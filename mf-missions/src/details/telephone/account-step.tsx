import { departments } from '@ensemble/contracts/departments'
import { useSend, useSession, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Select, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsOpenByTelephoneMutation } from '../../api/telephone-api.ts'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import type { FoundCaller } from './caller-step.tsx'
import { useSaid, WordsReadOut } from './words-read-out.tsx'

interface AccountStepProps {
  /** What was looked for. */
  words: string
  /** What was written here before, where somebody comes back for the same name. */
  left: TypedAccount | null
  departmentCode: string | null
  onOpened: (caller: FoundCaller) => void
  onClose: (left: TypedAccount) => void
}

type Field = 'firstName' | 'lastName' | 'phone' | 'departmentCode'
export type TypedAccount = Record<Field, string>

/** An account without e-mail: a name, a number, a department, and a yes. Nothing else is asked by telephone. */
export function AccountStep({ words, left, departmentCode, onOpened, onClose }: AccountStepProps) {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { user } = useSession()
  const own = user?.role === 'referent' ? (user.departmentCode ?? null) : null
  const [start, { originalArgs }] = useMissionsOpenByTelephoneMutation()
  const { send, sending, failure, refusal } = useSend(start)
  const said = useSaid('account')
  const [firstName = '', ...rest] = words.split(/\s+/)
  const [typed, setTyped] = useState(
    left ?? { firstName, lastName: rest.join(' '), phone: '', departmentCode: own ?? departmentCode ?? '' },
  )
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const write = (field: Field) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }))
  const missing = (field: Field) => (tried && typed[field].trim() === '' ? t('fields.REQUIRED') : undefined)
  const phoneRefused = refusal?.fields?.['identity.phone'] !== undefined
  // Of the number that was sent; another one is not refused yet.
  const wrongPhone = phoneRefused && originalArgs?.body.phone === typed.phone ? t('telephone.wrongPhone') : undefined

  async function open() {
    setTried(true)
    const department = departments.find(({ code }) => code === typed.departmentCode)
    const filled = [typed.firstName, typed.lastName, typed.phone].every((text) => text.trim() !== '')
    if (!filled || !department || !agreed) return
    const { language } = said
    const caller = await send({ body: { ...typed, departmentCode: department.code, language, said } })
    if (caller) onOpened(caller)
  }

  return (
    <FormDialog
      title={t('telephone.openAccount')}
      submit={{ label: t('telephone.open') }}
      sending={sending}
      failure={phoneRefused ? null : failure}
      onSubmit={() => void open()}
      onClose={() => onClose(typed)}
    >
      <Text>{t('telephone.onlyThis')}</Text>
      <TextField
        label={t('telephone.firstName')}
        value={typed.firstName}
        onChange={write('firstName')}
        error={missing('firstName')}
        maxLength={60}
      />
      <TextField
        label={t('telephone.lastName')}
        value={typed.lastName}
        onChange={write('lastName')}
        error={missing('lastName')}
        maxLength={60}
      />
      <TextField
        label={t('columns.phone')}
        type="tel"
        value={typed.phone}
        onChange={write('phone')}
        error={missing('phone') ?? wrongPhone}
        maxLength={24}
      />
      <Select
        label={t('telephone.department')}
        options={departments
          .filter(({ code }) => own === null || code === own)
          .map(({ code }) => ({ value: code, label: placeName(code) }))}
        value={departments.find(({ code }) => code === typed.departmentCode)?.code}
        onChange={(code) => setTyped((before) => ({ ...before, departmentCode: code }))}
        error={missing('departmentCode')}
        fullWidth
      />
      <WordsReadOut
        purpose="account"
        agreed={agreed}
        onAgreed={setAgreed}
        error={tried && !agreed ? t('telephone.needsYes') : undefined}
      />
    </FormDialog>
  )
}
