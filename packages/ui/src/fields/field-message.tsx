import { styled } from '@mui/material/styles'
import { CircleAlertIcon } from 'lucide-react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'

const Words = styled('p')({
  display: 'flex',
  gap: '6px',
  fontSize: token('font-small'),
  fontWeight: 500,
  lineHeight: 1.45,
  color: token('error-text'),
  '& svg': { flex: 'none', marginTop: '1px', color: token('error') },
})

interface FieldMessageProps {
  id: string
  error?: string
  confirmed?: boolean | string
}

/** The words under a field: what is wrong with an icon, or a spoken word when it is confirmed. */
export function FieldMessage({ id, error, confirmed = false }: FieldMessageProps) {
  const texts = useUiTexts()
  if (error) {
    return (
      <Words id={id}>
        <CircleAlertIcon size={18} aria-hidden />
        <span>
          <VisuallyHidden>{texts.error}. </VisuallyHidden>
          {error}
        </span>
      </Words>
    )
  }
  if (confirmed === false || confirmed === '') return null
  return <VisuallyHidden id={id}>{confirmed === true ? texts.confirmed : confirmed}</VisuallyHidden>
}
