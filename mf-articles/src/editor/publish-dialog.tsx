import { useTranslation } from '@ensemble/mf-kit'
import { Button, MomentField, RadioGroup, SendDialog, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { clockInParis, instantInParis } from '@ensemble/contracts/zone-clock'
import type { ArticleEditor } from './use-article-editor.ts'

interface PublishDialogProps {
  editor: ArticleEditor
  onClose: () => void
  onPublished: (scheduled: boolean) => void
}

const hourMs = 60 * 60 * 1000

/** Publishing now, or at a time of Paris. */
export function PublishDialog({ editor, onClose, onPublished }: PublishDialogProps) {
  const { t } = useTranslation('mf-articles')
  const planned = editor.article.publishedAt
  const [when, setWhen] = useState<'now' | 'later'>(planned === null ? 'now' : 'later')
  const [moment, setMoment] = useState(() => {
    const clock = clockInParis(planned ?? new Date(Date.now() + 24 * hourMs).toISOString())
    return { day: clock.slice(0, 10), time: clock.slice(11) }
  })
  const [wrong, setWrong] = useState(false)
  const { publishing, saving, publishFailure, failure } = editor

  async function go() {
    const publishedAt = when === 'later' ? instantInParis(`${moment.day}T${moment.time}`) : undefined
    if (publishedAt === null || (publishedAt !== undefined && Date.parse(publishedAt) <= Date.now())) {
      return setWrong(true)
    }
    const answer = await editor.publish({ published: true, ...(publishedAt === undefined ? {} : { publishedAt }) })
    if (answer) onPublished(when === 'later')
  }

  function close() {
    editor.clearPublishFailure()
    onClose()
  }

  return (
    <SendDialog
      width="small"
      title={t('editor.publish.dialog')}
      sending={publishing || saving}
      failure={publishFailure ?? failure}
      onClose={close}
      leave={null}
      actions={
        <Button loading={publishing || saving} onClick={() => void go()}>
          {t(when === 'later' ? 'editor.publish.schedule' : 'editor.publish.publishNow')}
        </Button>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t('editor.publish.consequence')}</Text>
        <RadioGroup
          legend={t('editor.publish.when')}
          options={[
            { value: 'now', label: t('editor.publish.now') },
            { value: 'later', label: t('editor.publish.later') },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' ? (
          <MomentField
            label={t('editor.publish.day')}
            timeLabel={t('editor.publish.time')}
            hint={t('editor.publish.timeHint')}
            value={moment}
            error={wrong ? t('editor.publish.timeWrong') : undefined}
            onChange={(part) => {
              setMoment({ ...moment, ...part })
              setWrong(false)
            }}
          />
        ) : null}
      </Stack>
    </SendDialog>
  )
}
