import { useSearchParams, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, SendStatus } from '@ensemble/ui'
import { useId, useState } from 'react'
import { readContact, withoutContact } from './contact-address.ts'
import { useShellContactMutation } from './contact-api.ts'
import { LetterFields } from './letter-fields.tsx'
import { useLetter } from './use-letter.ts'

/** Writes to the support, the committee, or the team of a mission. What was typed outlasts the window. */
export default function ContactDialog() {
  const { t } = useTranslation()
  const toast = useToast()
  const formId = useId()
  const [address, setAddress] = useSearchParams()
  const asked = readContact(address)
  const { send, sending, failure } = useSend(useShellContactMutation()[0])
  const letter = useLetter(asked)
  const [checked, setChecked] = useState(false)

  const close = () => setAddress(withoutContact(address), { replace: true, preventScrollReset: true })

  async function submit() {
    setChecked(true)
    const body = letter.message()
    if (!body || !(await send({ body }))) return
    letter.draft.forget()
    toast(t('contact.done'))
    close()
  }

  return (
    <Dialog
      open
      title={t(asked?.missionId ? 'contact.titleMission' : 'contact.title')}
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
        inert={!letter.draft.ready}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <LetterFields letter={letter} checked={checked} />
      </form>
    </Dialog>
  )
}
