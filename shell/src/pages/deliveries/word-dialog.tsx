import { useSend, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { areaName } from './area-name.ts'
import { useShellWordMutation } from './deliveries-api.ts'
import type { Waiting, Word } from './waiting-promotion.tsx'

interface WordDialogProps {
  waiting: Waiting
  word: Word
  /** Of the registry that the person has looked at. */
  revision: number
  onDone: () => void
  onCancel: () => void
}

/** Asks before a promotion that waits is made, or forgotten. */
export function WordDialog({ waiting: { remote: name, version }, word, revision, onDone, onCancel }: WordDialogProps) {
  const { t } = useTranslation()
  const [say] = useShellWordMutation()
  const { send, sending, failure } = useSend(say)

  async function confirm() {
    if (await send({ name, version, word, revision })) onDone()
  }

  return (
    <ConfirmDialog
      open
      danger={word === 'confirm'}
      title={t(`deliveries.waiting.${word}Title`, { area: areaName(t, name) })}
      consequence={t(`deliveries.waiting.${word}Consequence`, { version })}
      confirmLabel={t(`deliveries.waiting.${word}`)}
      busy={sending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  )
}
