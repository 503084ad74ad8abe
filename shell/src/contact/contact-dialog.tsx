import type { ContactMessage } from '@ensemble/contracts/users/contact'
import { contactLimits } from '@ensemble/contracts/users/contact-limits'
import {
  useForm,
  useFormDraft,
  useSearchParams,
  useSend,
  useSession,
  useToast,
  useTranslation,
  useWatch,
} from '@ensemble/mf-kit'
import {
  Button,
  Checkbox,
  Dialog,
  DraftStatus,
  RadioGroup,
  SendStatus,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@ensemble/ui'
import { useId, useState } from 'react'
import { useVisitor } from '../guards/use-visitor.ts'
import { readContact, withoutContact } from './contact-address.ts'
import { useShellContactMutation } from './contact-api.ts'

interface Letter {
  recipient: 'support' | 'department'
  need: boolean
  subject: string
  message: string
}

/** Writes to the support, the committee, or the team of a mission. What was typed outlasts the window. */
export default function ContactDialog() {
  const { t } = useTranslation()
  const toast = useToast()
  const formId = useId()
  const { user: visitor } = useVisitor()
  const { user } = useSession()
  const [address, setAddress] = useSearchParams()
  const asked = readContact(address)
  const missionId = asked?.missionId ?? null
  const { send, sending, failure } = useSend(useShellContactMutation()[0])
  const blank: Letter = {
    recipient: asked?.recipient === 'department' ? 'department' : 'support',
    need: false,
    subject: '',
    message: '',
  }
  const form = useForm<Letter>({ defaultValues: blank })
  const draft = useFormDraft({ key: missionId ? `contact.mission.${missionId}` : 'contact', form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const letter = form.getValues()
  // Who waits may ask the support alone; without a department there is no committee.
  const mayAskCommittee = visitor?.status === 'validated' && Boolean(user?.departmentCode)
  const errorOf = (value: string, { min }: { min: number }) =>
    checked && value.trim().length < min ? t('contact.tooShort', { min }) : undefined

  const close = () => setAddress(withoutContact(address), { replace: true, preventScrollReset: true })

  function messageOf(): ContactMessage | null {
    const words = { subject: letter.subject.trim(), message: letter.message.trim() }
    if (words.subject.length < contactLimits.subject.min || words.message.length < contactLimits.message.min)
      return null
    if (missionId) return { recipient: 'mission_managers', missionId, ...words }
    const recipient = mayAskCommittee ? letter.recipient : 'support'
    return { recipient, ...(recipient === 'department' && letter.need ? { kind: 'need' } : {}), ...words }
  }

  async function submit() {
    setChecked(true)
    const body = messageOf()
    if (!body || !(await send({ body }))) return
    draft.forget()
    toast(t('contact.done'))
    close()
  }

  return (
    <Dialog
      open
      title={t(missionId ? 'contact.titleMission' : 'contact.title')}
      onClose={close}
      status={<SendStatus sending={sending} failure={failure} />}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('contact.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {t('contact.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        inert={!draft.ready}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack sx={{ gap: '20px' }}>
          <Text>{t('contact.sentence')}</Text>
          {mayAskCommittee && !missionId ? (
            <RadioGroup
              legend={t('contact.to')}
              options={(['support', 'department'] as const).map((value) => ({ value, label: t(`contact.${value}`) }))}
              value={letter.recipient}
              onChange={(recipient) => form.setValue('recipient', recipient)}
            />
          ) : null}
          {mayAskCommittee && !missionId && letter.recipient === 'department' ? (
            <Checkbox
              label={t('contact.need')}
              checked={letter.need}
              onChange={(event) => form.setValue('need', event.target.checked)}
            />
          ) : null}
          <TextField
            label={t('contact.subject')}
            required
            maxLength={contactLimits.subject.max}
            error={errorOf(letter.subject, contactLimits.subject)}
            {...form.register('subject')}
          />
          <TextArea
            label={t('contact.message')}
            hint={t('contact.messageHint')}
            required
            rows={6}
            maxLength={contactLimits.message.max}
            error={errorOf(letter.message, contactLimits.message)}
            {...form.register('message')}
          />
          <DraftStatus status={draft.status} />
        </Stack>
      </form>
    </Dialog>
  )
}
