import { type FormDraft, useTranslation } from '@ensemble/mf-kit'
import { Button, type ButtonVariant, Dialog, DraftStatus, SendStatus, type SendStatusProps, Stack } from '@ensemble/ui'
import { type ReactNode, useId } from 'react'

interface FormDialogProps extends Pick<SendStatusProps, 'sending' | 'failure'> {
  title: string
  /** Where what is written is kept; nothing can be written before what was kept is there. */
  draft: Pick<FormDraft, 'ready' | 'status'>
  /** The button that sends. */
  submit: { label: string; variant?: ButtonVariant }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A window with something to write: kept as a draft, sent by its button or by Enter, with what went wrong beside it. */
export function FormDialog({ title, draft, sending, failure, submit, onSubmit, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('mf-missions')
  const formId = useId()
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      status={<SendStatus sending={sending} failure={failure} />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('register.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={submit.variant} loading={sending}>
            {submit.label}
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
          onSubmit()
        }}
      >
        <Stack sx={{ gap: '20px' }}>
          {children}
          <DraftStatus status={draft.status} />
        </Stack>
      </form>
    </Dialog>
  )
}
