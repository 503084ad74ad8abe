import { missionOfContact } from '@ensemble/contracts/users/contact-state'
import { useLocation, useSearchParams, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog } from '@ensemble/ui'
import { useState } from 'react'
import { readContact, withoutContact } from './contact-address.ts'
import { useShellContactMutation } from './contact-api.ts'
import { LetterFields } from './letter-fields.tsx'
import { useLetter } from './use-letter.ts'
import { WrittenMission } from './written-mission.tsx'

/** Writes to the support, the committee, or the team of a mission. What was typed outlasts the window. */
export default function ContactDialog() {
  const { t } = useTranslation()
  const toast = useToast()
  const [address, setAddress] = useSearchParams()
  const asked = readContact(address)
  const mission = missionOfContact(useLocation().state)
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
    <FormDialog
      title={t(asked?.missionId ? 'contact.titleMission' : 'contact.title')}
      about={asked?.missionId && mission ? <WrittenMission {...mission} /> : undefined}
      submit={{ label: t('contact.send') }}
      draft={letter.draft}
      sending={sending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <LetterFields letter={letter} checked={checked} />
    </FormDialog>
  )
}
