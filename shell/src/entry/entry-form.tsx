import { type FormEventHandler, type ReactNode } from 'react'

/**
 * A form of a rendered page. Outside of a dialog the method sends nothing anywhere: whoever presses the button before
 * the scripts are there does not have their password in an address.
 */
export function EntryForm({
  children,
  onSubmit,
}: {
  children: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
}) {
  return (
    <form method="dialog" noValidate onSubmit={onSubmit}>
      {children}
    </form>
  )
}
