import { Notice } from '@ensemble/ui'
import { type ReactNode } from 'react'

/** Why a form was not taken, above its fields and spoken at once; nothing while there is nothing to say. */
export function FormFailure({ message, action }: { message: string | null; action?: ReactNode }) {
  if (message === null) return null
  return (
    <Notice severity="error" announce action={action}>
      {message}
    </Notice>
  )
}
