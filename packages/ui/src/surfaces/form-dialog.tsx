import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '../actions/button.tsx'
import { DraftStatus, type DraftStatusProps } from '../feedback/draft-status.tsx'
import { SendStatus, type SendStatusProps } from '../feedback/send-status.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { Dialog } from './dialog.tsx'

export interface FormDialogProps extends Pick<SendStatusProps, 'sending' | 'failure'> {
  /** Where the window stays on the page while it is closed, to keep what is in it. */
  open?: boolean
  title: string
  /** What the form is about, below the title. */
  about?: ReactNode
  /** The button that sends: its verb, and whether it takes something away. */
  submit: { label: string; variant?: ButtonVariant }
  /** The button that leaves all as it is, where « Annuler » could be taken for the act itself. */
  leave?: string
  /** Where what is written is kept as a draft; nothing can be written before what was kept is there. */
  draft?: { ready: boolean; status: DraftStatusProps['status'] }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * A window with fields: the safe choice first, Enter sends, what went wrong stands in sight. It cannot be left while it
 * sends: a refusal is said here and nowhere else.
 */
export function FormDialog({
  open = true,
  title,
  about,
  submit,
  leave,
  draft,
  sending,
  failure,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const texts = useUiTexts()
  const formId = useId()
  // Nobody is shut in by a dead line: the shell gives up a request that has no answer after twenty seconds.
  const leaveIt = sending ? undefined : onClose
  return (
    <Dialog
      open={open}
      title={title}
      about={about}
      onClose={leaveIt}
      status={<SendStatus sending={sending} failure={failure} />}
      actions={
        <>
          <Button variant="secondary" aria-disabled={sending || undefined} onClick={leaveIt}>
            {leave ?? texts.cancel}
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
    </Dialog>
  )
}
