import { errorMessage, isRequestError, useFormContext, useTranslation } from '@ensemble/mf-kit'
import { SendAgain } from '@ensemble/ui'
import type { EmailValues } from './email-field.tsx'

interface AnotherCodeProps {
  /** A mail has just been sent: the next one is not offered at once. */
  waits: boolean
  send: (email: string) => Promise<unknown>
}

/** Asks for another code for the address that is typed, whatever it is: nobody stays with a code that is of no use. */
export function AnotherCode({ waits, send }: AnotherCodeProps) {
  const { t } = useTranslation()
  const { trigger, getValues } = useFormContext<EmailValues>()
  async function sendAgain() {
    if (!(await trigger('email', { shouldFocus: true }))) throw new Error(t('fields.email'))
    await send(getValues('email').trim())
  }
  return (
    <SendAgain
      waits={waits}
      send={sendAgain}
      failureOf={(error) => (error instanceof Error && !isRequestError(error) ? error.message : errorMessage(error))}
    />
  )
}
