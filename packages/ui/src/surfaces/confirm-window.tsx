import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Button } from '../actions/button.tsx'
import { SendStatus } from '../feedback/send-status.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { Heading } from '../typography/heading.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { SurfaceActions, SurfaceStatus } from './surface-header.tsx'

const Body = styled('div')({ display: 'grid', gap: '12px', padding: '24px 24px 8px' })

/** What asks. */
export function ConfirmWindow(props: ConfirmDialogProps) {
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
