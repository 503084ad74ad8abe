import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Button } from '../actions/button.tsx'
import { SendStatus } from '../feedback/send-status.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { Heading } from '../typography/heading.tsx'
import { SurfaceActions, SurfaceStatus } from './surface-header.tsx'

export interface ConfirmDialogProps {
  open: boolean
  /** The question, with the verb: "Close this mission?" */
  title: string
  /** What will follow, in plain words. */
  consequence: ReactNode
  /** The verb: "Close the mission". Never "OK" or "Yes". */
  confirmLabel: string
  /** The safe choice; by default "Cancel". */
  cancelLabel?: string
  danger?: boolean
  /** The answer is under way. */
  busy?: boolean
  /** Why it did not work and what to do. */
  failure?: string | null
  onConfirm: () => void
  onCancel: () => void
}

const Body = styled('div')({ display: 'grid', gap: '12px', padding: '24px 24px 8px' })

/** Asks before something that is hard to undo: names the consequence, puts the safe choice first and gives it the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    consequence,
    confirmLabel,
    cancelLabel,
    danger = false,
    busy = false,
    failure = null,
    onConfirm,
    onCancel,
  } = props
  const texts = useUiTexts()
  const id = useId()
  return (
    <MuiDialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <Body>
        <Heading level={2} size="s" id={`${id}-title`}>
          {title}
        </Heading>
        <div id={`${id}-text`}>{consequence}</div>
      </Body>
      <SurfaceStatus>
        <SendStatus sending={busy} failure={failure} />
      </SurfaceStatus>
      <SurfaceActions>
        <Button variant="secondary" autoFocus disabled={busy} onClick={onCancel}>
          {cancelLabel ?? texts.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </SurfaceActions>
    </MuiDialog>
  )
}
