import { Button, type ButtonAppearance } from './button.tsx'
import type { LinkTarget } from './link-target.ts'

export interface LinkButtonProps extends ButtonAppearance, LinkTarget {}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({ variant = 'secondary', ...rest }: LinkButtonProps) {
  return <Button variant={variant} {...rest} />
}
