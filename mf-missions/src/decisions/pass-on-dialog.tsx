import { createDrafts, retryOf, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, ErrorState, FormDialog, ListSkeleton, Select, Text, TextArea } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { useMissionsColleaguesQuery, useMissionsPassOnRequestMutation } from '../api/passing-api.ts'

interface PassOnDialogProps {
  missionId: string
  person: { userId: string; name: string }
  /** Which mission it is, where the screen below shows several. */
  about?: ReactNode
  onClose: () => void
}

const drafts = createDrafts<{ toId: string; words: string }>()
const blank = { toId: '', words: '' }

/** Leaves the answer to a request to a colleague of the team, with a word. */
export function PassOnDialog({ missionId, person, about, onClose }: PassOnDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const team = useMissionsColleaguesQuery({ params: { missionId } })
  const { send, sending, failure } = useSend(useMissionsPassOnRequestMutation()[0])
  const draft = `${missionId} ${person.userId}`
  const [written, setWritten] = useState(drafts.get(draft) ?? blank)
  const [missing, setMissing] = useState(false)
  const colleagues = team.data?.items ?? []
  // Where there is one colleague only, nothing is left to choose.
  const toId = written.toId || (colleagues.length === 1 ? (colleagues[0]?.userId ?? '') : '')
  const nobody = team.data !== undefined && colleagues.length === 0

  function write(change: Partial<typeof blank>) {
    const next = { ...written, ...change }
    setWritten(next)
    drafts.keep(draft, next)
  }

  async function confirm() {
    const colleague = colleagues.find(({ userId }) => userId === toId)
    if (!colleague) return setMissing(true)
    const words = written.words.trim()
    const body = { userId: person.userId, toId, ...(words ? { words } : {}) }
    if (!(await send({ params: { missionId }, body }))) return
    drafts.forget(draft)
    toast(t('passing.done', { name: person.name, to: colleague.displayName || t('participants.unknown') }))
    onClose()
  }

  if (nobody || team.isError) {
    return (
      <Dialog
        open
        title={t('passing.title', { name: person.name })}
        about={about}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('shared.close')}</Button>}
      >
        {nobody ? (
          <Text>{t('passing.nobody')}</Text>
        ) : (
          <ErrorState headingLevel={3} title={t('passing.failed')} {...retryOf(team)} />
        )}
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={t('passing.title', { name: person.name })}
      about={about}
      submit={{ label: t('passing.action') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      <Text>{t('passing.consequence')}</Text>
      {team.data ? (
        <Select<string>
          label={t('passing.to')}
          options={colleagues.map(({ userId, displayName }) => ({
            value: userId,
            label: displayName || t('participants.unknown'),
          }))}
          value={toId}
          onChange={(value) => {
            write({ toId: value })
            setMissing(false)
          }}
          error={missing ? t('fields.REQUIRED') : undefined}
        />
      ) : (
        <ListSkeleton rows={1} />
      )}
      <TextArea
        label={t('passing.words')}
        optional
        rows={3}
        maxLength={500}
        value={written.words}
        onChange={(event) => write({ words: event.target.value })}
      />
    </FormDialog>
  )
}
