import { Button } from '../actions/button.tsx'
import { SendStatus, type SendStatusProps } from '../feedback/send-status.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface SendDialogProps
  extends
    Pick<DialogProps, 'title' | 'about' | 'width' | 'actions' | 'children'>,
    Pick<SendStatusProps, 'sending' | 'failure'> {
  /** Where the window stays on the page while it is closed, to keep what is in it. */
  open?: boolean
  onClose: () => void
  /** The button that leaves all as it is: « Annuler » where nothing else is said, null where there is none. */
  leave?: {
    label?: string
    /** The safe choice, where the window is above all a question. */
    autoFocus?: boolean
    /** Where it leads elsewhere than the cross. */
    onPress?: () => void
  } | null
}

/**
 * A window that sends: the safe choice first, what went wrong in sight. It cannot be left while it sends: a refusal is
 * said here and nowhere else. `actions` are what follows the safe choice.
 */
export function SendDialog({ open = true, sending, failure, leave = {}, actions, onClose, ...frame }: SendDialogProps) {
  const texts = useUiTexts()
  // Nobody is shut in by a dead line: the shell gives up a request that has no answer after twenty seconds.
  const unlessSending = (way: () => void) => (sending ? undefined : way)
  return (
    <Dialog
      {...frame}
      open={open}
      onClose={unlessSending(onClose)}
      status={<SendStatus sending={sending} failure={failure} />}
      actions={
        <>
          {leave ? (
            <Button
              variant="secondary"
              autoFocus={leave.autoFocus}
              aria-disabled={sending || undefined}
              onClick={unlessSending(leave.onPress ?? onClose)}
            >
              {leave.label ?? texts.cancel}
            </Button>
          ) : null}
          {actions}
        </>
      }
    />
  )
}
