import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'hint' | 'type' | 'shape' | 'confirmed'> & {
  /** It has the length and the signs of a code. Whether it is the right one, the service says. */
  fits?: boolean
}

/** The code of an e-mail. Small letters, spaces and hyphens are as good: people copy from paper and phones. */
export function CodeField({ fits = false, ...props }: CodeFieldProps) {
  const { code } = useUiTexts()
  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      label={code.label}
      hint={code.hint}
      confirmed={fits && code.fits}
    />
  )
}
