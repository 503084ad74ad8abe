import { styled } from '@mui/material/styles'
import { XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'

export interface ChipProps {
  label: string
  icon?: ReactNode
  /** Adds a cross that takes the chip away. */
  onRemove?: () => void
  /** Language of the label when it differs from the page's. */
  lang?: string
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '3px 12px',
  borderRadius: token('radius-pill'),
  // Visible in forced colours, where grounds disappear.
  border: '1px solid transparent',
  background: token('secondary'),
  color: token('gray-900'),
  fontSize: token('font-small'),
  lineHeight: 1.4,
  '& svg': { flex: 'none', width: 16, height: 16 },
})
const Cross = styled('button')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
  margin: '0 -8px 0 0',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: token('secondary-hover') },
  // A finger needs 44 px, the eye does not.
  '&::after': { content: '""', position: 'absolute', inset: '-10px' },
})

/** A short word on a quiet pill: a kind, a domain, an active filter. */
export function Chip({ label, icon, onRemove, lang }: ChipProps) {
  const texts = useUiTexts()
  return (
    <Root>
      {icon}
      <span lang={lang}>{label}</span>
      {onRemove ? (
        <Cross type="button" aria-label={fillText(texts.remove, { name: label })} onClick={onRemove}>
          <XIcon aria-hidden />
        </Cross>
      ) : null}
    </Root>
  )
}
