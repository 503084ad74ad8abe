import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, FormDialog, LinkButton, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { areaName } from './delivery-words.ts'
import { useShellTryMutation } from './deliveries-api.ts'

interface TryDialogProps {
  /** Of the remote. */
  name: string
  onClose: () => void
}

/** Asks which version an admin wants to look at: no link that somebody else has made begins in their session. */
export function TryDialog({ name, onClose }: TryDialogProps) {
  const { t } = useTranslation()
  const [askFor] = useShellTryMutation()
  const { send, sending, failure } = useSend(askFor)
  const [version, setVersion] = useState('')
  const [error, setError] = useState<string>()
  const [link, setLink] = useState<string>()
  const title = t('deliveries.try.title', { area: areaName(t, name) })

  async function submit() {
    const wanted = version.trim()
    setError(wanted === '' ? t('deliveries.try.missing') : undefined)
    if (wanted === '') return
    const made = await send({ name, version: wanted })
    if (made) setLink(made.link)
  }

  if (link !== undefined) {
    const actions = (
      <>
        <Button variant="secondary" onClick={onClose}>
          {t('contact.cancel')}
        </Button>
        <LinkButton variant="primary" href={link}>
          {t('deliveries.try.ask')}
        </LinkButton>
      </>
    )
    return (
      <Dialog open title={title} onClose={onClose} actions={actions}>
        <Text>
          {t('deliveries.facts.version')} {version.trim()}
        </Text>
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={title}
      submit={{ label: t('deliveries.try.ask') }}
      sending={sending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>{t('deliveries.try.sentence')}</Text>
      <TextField
        label={t('deliveries.facts.version')}
        hint={t('deliveries.try.hint')}
        name="version"
        autoComplete="off"
        value={version}
        error={error}
        onChange={(event) => setVersion(event.target.value)}
      />
    </FormDialog>
  )
}
