import { useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, SendStatus, Stack } from '@ensemble/ui'
import { type ReactNode, useId } from 'react'

interface ActWindowProps {
  title: string
  /** The verb of the button. */
  action: string
  danger?: boolean
  sending: boolean
  failure: string | null
  onClose: () => void
  onConfirm: () => void
  /** Nothing may be typed yet. */
  inert?: boolean
  children: ReactNode
}

/** The frame of a window with fields: the safe choice first, the failure in sight, Enter sends. */
export function ActWindow({
  title,
  action,
  danger,
  sending,
  failure,
  onClose,
  onConfirm,
  inert,
  children,
}: ActWindowProps) {
  const { t } = useTranslation('mf-users')
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
            {t('acts.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} loading={sending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        inert={inert}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        <Stack sx={{ gap: '20px' }}>{children}</Stack>
      </form>
    </Dialog>
  )
}
