import { useForm, useFormDraft, useTranslation, useWatch } from '@ensemble/mf-kit'
import { Button, DraftStatus, PencilIcon, TextArea } from '@ensemble/ui'
import { useState } from 'react'

const blank = { message: '' }

/** What is written to all who are asked at once; kept until it is sent. */
export function useInviteMessage(missionId: string) {
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.invite.${missionId}`, form, blank })
  const text = useWatch({ control: form.control, name: 'message' })
  return { text, draft, write: (next: string) => form.setValue('message', next) }
}

/** The field for it. Most people write nothing, and the table is what one comes for: it opens on demand. */
export function InviteMessage({ text, draft, write }: ReturnType<typeof useInviteMessage>) {
  const { t } = useTranslation('mf-missions')
  const [writing, setWriting] = useState(false)
  if (!writing && text === '') {
    return (
      <div>
        <Button variant="quiet" icon={<PencilIcon />} onClick={() => setWriting(true)}>
          {t('invite.write')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <TextArea
        autoFocus={writing}
        label={t('invite.message')}
        optional
        rows={2}
        maxLength={1000}
        readOnly={!draft.ready}
        value={text}
        onChange={(event) => {
          // What was emptied stays open.
          setWriting(true)
          write(event.target.value)
        }}
      />
      <DraftStatus status={draft.status} />
    </>
  )
}
