import { Link, useFormContext, useLocation, useWatch } from '@ensemble/mf-kit'
import { TextLink } from '@ensemble/ui'
import type { ReactNode } from 'react'
import { readRedirectState } from '../session/return-to.ts'
import type { EmailValues } from './email-field.tsx'

/**
 * The way from a form with an address to another page around the account: what is typed goes along, and where the
 * visitor was heading. It alone is drawn anew with each letter, and not the form.
 */
export function EntryLink({ to, children }: { to: string; children: ReactNode }) {
  const { state } = useLocation()
  const { control } = useFormContext<EmailValues>()
  const email = useWatch({ control, name: 'email' }).trim()
  return (
    <TextLink alone component={Link} to={to} state={{ ...readRedirectState(state), email }}>
      {children}
    </TextLink>
  )
}
