import { messageLimits } from '@ensemble/contracts/missions/message-limits'
import type { Mission, Thread } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useSend, useTranslation, useWatch } from '@ensemble/mf-kit'
import { Button, DraftStatus, SendDialog, Stack, Text, TextArea } from '@ensemble/ui'
import { useEffect, useRef, useState } from 'react'
import {
  useMissionsReadThreadMutation,
  useMissionsThreadQuery,
  useMissionsWriteMessageMutation,
} from '../api/messages-api.ts'
import { MissionTitle } from '../cards/mission-title.tsx'
import { HelpLine } from './help-line.tsx'
import { MessageList } from './message-list.tsx'
import { MessagesPending } from './messages-pending.tsx'

export interface ThreadDialogProps {
  mission: Pick<Mission, 'id' | 'title'>
  /** `me`, or the person whose thread it is. */
  userId: string
  onClose: () => void
}

const blank = { text: '' }

/** What one person and the team of a mission write to each other, the newest last, and the field to answer in. */
export function ThreadDialog({ mission, userId, onClose }: ThreadDialogProps) {
  const { t } = useTranslation('mf-missions')
  const params = { missionId: mission.id, userId }
  const question = useMissionsThreadQuery({ params })
  const { data: thread } = question
  const { send, sending, failure } = useSend(useMissionsWriteMessageMutation()[0])
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: `thread.${mission.id}.${userId}`, form, blank })
  const text = useWatch({ control: form.control, name: 'text' })
  const [missing, setMissing] = useState(false)
  const own = userId === 'me'
  useMarkRead(thread, params)

  function write(next: string) {
    form.setValue('text', next)
    setMissing(false)
  }

  async function confirm() {
    const words = text.trim()
    if (words.length < messageLimits.text.min) return setMissing(true)
    if (!(await send({ params, body: { text: words } }))) return
    draft.forget()
    form.reset(blank)
  }

  return (
    <SendDialog
      title={own ? t('messages.withTeam') : t('messages.withPerson', { name: thread?.displayName ?? '' })}
      about={<MissionTitle title={mission.title} />}
      sending={sending}
      failure={failure}
      onClose={onClose}
      leave={{ label: t('shared.close') }}
      actions={
        thread?.mayWrite ? (
          <Button loading={sending} onClick={() => void confirm()}>
            {t('messages.send')}
          </Button>
        ) : null
      }
    >
      {content()}
    </SendDialog>
  )

  /** How the other side hears of it. */
  function isToldHow({ byTelephone }: Thread) {
    if (own) return t('messages.teamIsTold')
    return byTelephone ? t('decisions.called', { count: 1 }) : t('messages.personIsTold')
  }

  function content() {
    if (!thread) return <MessagesPending of={question} rowHeight={72} />
    return (
      <Stack sx={{ gap: '20px' }}>
        {thread.more ? (
          <Text size="small" tone="second">
            {t('messages.newestOnly', { shown: thread.messages.length })}
          </Text>
        ) : null}
        <MessageList messages={thread.messages} own={own} name={thread.displayName} />
        {thread.mayWrite ? (
          <>
            {own ? <HelpLine /> : null}
            <TextArea
              label={t('messages.field')}
              hint={`${t('messages.noHealth')} ${isToldHow(thread)}`}
              rows={3}
              maxLength={messageLimits.text.max}
              // The field is emptied once its words have gone: whatever was typed meanwhile would go too.
              readOnly={!draft.ready || sending}
              value={text}
              error={missing ? t('fields.TOO_SHORT', { min: messageLimits.text.min }) : undefined}
              onChange={(event) => write(event.target.value)}
            />
            <DraftStatus status={draft.status} />
          </>
        ) : (
          <Text tone="second">{t(own ? 'messages.endedForYou' : 'messages.endedForPerson')}</Text>
        )}
      </Stack>
    )
  }
}

/** What is shown in an open window is read, for everybody of the reader's side: once for what has come. */
function useMarkRead(thread: Thread | undefined, params: { missionId: string; userId: string }) {
  const [read] = useMissionsReadThreadMutation()
  const seen = useRef<string | null>(null)
  const newest = thread?.messages.at(-1)?.id ?? null
  const { missionId, userId } = params
  const unread = (thread?.unread ?? 0) > 0
  useEffect(() => {
    if (!unread || newest === null || seen.current === newest) return
    seen.current = newest
    void read({ params: { missionId, userId }, body: {} })
  }, [unread, newest, missionId, userId, read])
}
