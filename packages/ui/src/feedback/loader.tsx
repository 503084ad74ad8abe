import { styled } from '@mui/material/styles'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import { Spinner } from './spinner.tsx'

export interface LoaderProps {
  /** What is awaited; by default "Loading…". */
  label?: string
  /** `full` fills what is left of the screen, `inline` stands in a line or a card. */
  size?: 'full' | 'inline'
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  textAlign: 'center',
  color: token('text-second'),
  '&.ens-full': {
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: `calc(100dvh - ${token('top-bar-height')} - ${token('bottom-bar-height')})`,
    padding: '24px',
  },
})

const Wheel = styled('span')({ display: 'flex', color: token('primary') })

/** The product's loader: full-size while a page is prepared. Where the shape is known, prefer a skeleton. */
export function Loader({ label, size = 'full' }: LoaderProps) {
  const texts = useUiTexts()
  return (
    <Root role="status" className={`ens-${size}`}>
      <Wheel>
        <Spinner size={size === 'full' ? 48 : 24} />
      </Wheel>
      <span>{label ?? texts.loading}</span>
    </Root>
  )
}
