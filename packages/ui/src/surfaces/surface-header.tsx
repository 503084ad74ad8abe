import { styled } from '@mui/material/styles'
import { XIcon } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import { Heading } from '../typography/heading.tsx'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  justifyContent: 'space-between',
  padding: '16px 12px 8px 24px',
  '& h2': { paddingTop: '8px', minWidth: 0 },
})

/** Title and close button of a dialog, sheet or panel. */
export function SurfaceHeader({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const texts = useUiTexts()
  return (
    <Root>
      <Heading level={2} size="s" id={id}>
        {title}
      </Heading>
      <IconButton label={texts.close} icon={<XIcon size={20} />} onClick={onClose} />
    </Root>
  )
}

export const SurfaceBody = styled('div')({
  padding: '8px 24px 24px',
  overflowY: 'auto',
  flex: '1 1 auto',
  minHeight: 0,
})

/** Between the body, which scrolls, and the buttons. */
export const SurfaceStatus = styled('div')({ padding: '0 24px 12px', '&:not(:has(p, [role="alert"]))': { padding: 0 } })

/** The safe choice comes first; on a phone the buttons stand one above the other. */
export const SurfaceActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  justifyContent: 'flex-end',
  padding: '16px 24px 24px',
  '&.ens-ruled': { borderTop: `1px solid ${token('line')}` },
  '@media (max-width: 599.95px)': { flexDirection: 'column', '& > *': { width: '100%' } },
})
