import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { Button, type ButtonVariant } from '../actions/button.tsx'
import { DraftStatus, type DraftStatusProps } from '../feedback/draft-status.tsx'
import { SendDialog, type SendDialogProps } from './send-dialog.tsx'

export interface FormDialogProps extends Pick<
  SendDialogProps,
  'open' | 'title' | 'about' | 'sending' | 'failure' | 'onClose' | 'children'
> {
  /** The button that sends: its verb, and whether it takes something away. */
  submit: { label: string; variant?: ButtonVariant }
  /** The button that leaves all as it is, where « Annuler » could be taken for the act itself. */
  leave?: string
  /** Where what is written is kept as a draft; nothing can be written before what was kept is there. */
  draft?: { ready: boolean; status: DraftStatusProps['status'] }
  onSubmit: () => void
}

/** A window with fields, whose Enter sends. */
export function FormDialog({ submit, leave, draft, onSubmit, children, ...frame }: FormDialogProps) {
  const formId = useId()
  return (
    <SendDialog
      {...frame}
      leave={{ label: leave }}
      actions={
        <Button type="submit" form={formId} variant={submit.variant} loading={frame.sending}>
          {submit.label}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        inert={draft?.ready === false}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Stack sx={{ gap: '20px' }}>
          {children}
          {draft ? <DraftStatus status={draft.status} /> : null}
        </Stack>
      </form>
    </SendDialog>
  )
}
