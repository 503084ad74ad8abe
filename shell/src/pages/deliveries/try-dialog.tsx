import { useLanguage, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, FormDialog, LinkButton, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { areaName } from './area-name.ts'
import { useShellTryMutation } from './deliveries-api.ts'
import { tryTexts } from './try-texts.ts'

interface TryDialogProps {
  /** Of the remote. */
  name: string
  onClose: () => void
}

/** Asks which version an admin wants to look at: no link that somebody else has made begins in their session. */
export function TryDialog({ name, onClose }: TryDialogProps) {
  const { t } = useTranslation()
  const words = tryTexts[useLanguage()]
  const [askFor] = useShellTryMutation()
  const { send, sending, failure } = useSend(askFor)
  const [version, setVersion] = useState('')
  const [error, setError] = useState<string>()
  const [link, setLink] = useState<string>()
  const title = words.title(areaName(t, name))

  async function submit() {
    const wanted = version.trim()
    setError(wanted === '' ? words.missing : undefined)
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
          {words.ask}
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
      submit={{ label: words.ask }}
      sending={sending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>{words.sentence}</Text>
      <TextField
        label={t('deliveries.facts.version')}
        hint={words.hint}
        name="version"
        autoComplete="off"
        value={version}
        error={error}
        onChange={(event) => setVersion(event.target.value)}
      />
    </FormDialog>
  )
}
