import { RefreshCwIcon } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { TroubleDrawing } from '../drawings/states.tsx'
import { StateBlock, type StateBlockProps } from './state-block.tsx'

export interface ErrorStateProps extends StateBlockProps {
  onRetry?: () => void
  /** A new attempt is under way. */
  retrying?: boolean
  retryLabel?: string
  /** Spoken as soon as it appears; false where its place speaks already. */
  announced?: boolean
}

/** What happened (title), what to do (text), and another try. */
export function ErrorState({
  onRetry,
  retrying = false,
  retryLabel,
  announced = true,
  action,
  ...rest
}: ErrorStateProps) {
  const texts = useUiTexts()
  return (
    <StateBlock
      alert={announced}
      drawing={<TroubleDrawing />}
      {...rest}
      action={
        <>
          {onRetry ? (
            <Button variant="secondary" icon={<RefreshCwIcon />} loading={retrying} onClick={onRetry}>
              {retryLabel ?? texts.retry}
            </Button>
          ) : null}
          {action}
        </>
      }
    />
  )
}
