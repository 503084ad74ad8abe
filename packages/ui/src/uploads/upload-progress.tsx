import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { Text } from '../typography/text.tsx'
import type { Uploading } from './use-uploading.ts'

interface UploadProgressProps {
  state: Uploading
  onCancel: () => void
  onRetry: () => void
}

const Row = styled('div')({ display: 'grid', gap: '8px', overflowWrap: 'anywhere' })
const Actions = styled('div')({ display: 'flex', gap: '8px' })

/** How far a file is sent, and what can be done about it. Its beginning and its end are spoken, the figures are not. */
export function UploadProgress({ state, onCancel, onRetry }: UploadProgressProps) {
  const texts = useUiTexts()
  const { upload } = texts
  if (state.status === 'failed') {
    return (
      <Notice
        severity="error"
        announce
        action={
          <Button size="small" variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      >
        {`${state.name} – ${state.reason}`}
      </Notice>
    )
  }
  if (state.status !== 'sending') {
    return (
      <div role="status">
        {state.status === 'done' ? <Text size="small">{`${upload.done} – ${state.name}`}</Text> : null}
        {state.status === 'cancelled' ? (
          <Row>
            <Text size="small">{`${upload.cancelled} – ${state.name}`}</Text>
            <Actions>
              <Button size="small" variant="secondary" onClick={onRetry}>
                {texts.retry}
              </Button>
            </Actions>
          </Row>
        ) : null}
      </div>
    )
  }
  const percent = Math.floor(state.share * 100)
  const words = percent < 100 ? fillText(upload.sending, { percent }) : upload.checking
  return (
    <Row>
      <Text size="small">{`${state.name} – ${words}`}</Text>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={state.name}
        aria-valuetext={words}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Actions>
        <Button size="small" variant="secondary" aria-label={`${texts.cancel} – ${state.name}`} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </Row>
  )
}
