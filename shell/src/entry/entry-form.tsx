import { useFormContext } from '@ensemble/mf-kit'
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'

/**
 * A form of a rendered page, below a FormProvider. Outside of a dialog the method sends nothing anywhere: whoever presses
 * the button before the scripts are there does not have their password in an address. After a try that found something
 * wrong the focus is in the first wrong field, in the order of the eye.
 */
export function EntryForm({
  children,
  onSubmit,
}: {
  children: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
}) {
  const form = useRef<HTMLFormElement>(null)
  const { submitCount } = useFormContext().formState
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])
  return (
    <form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
      {children}
    </form>
  )
}
