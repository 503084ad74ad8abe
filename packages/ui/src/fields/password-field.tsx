import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'shape'>

/** A password, hidden or in clear at the person's choice. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const texts = useUiTexts()
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <IconButton
          edge="end"
          label={visible ? texts.hidePassword : texts.showPassword}
          icon={visible ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          disabled={props.disabled}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
