import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'hint' | 'type' | 'shape'>

/** The code of an e-mail. Small letters, spaces and hyphens are as good: people copy from paper and phones. */
export function CodeField(props: CodeFieldProps) {
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
    />
  )
}
