import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Text } from '@ensemble/ui'

interface KeptNoteProps {
  found: boolean
  /** Null while there is nothing to throw away. */
  onForget: (() => void) | null
}

/** Says what of the answers stays in this browser, and throws it away. */
export function KeptNote({ found, onForget }: KeptNoteProps) {
  const { t } = useTranslation()
  return (
    <Box sx={inLine}>
      <Text size="small" tone="second">
        {t(found ? 'signUp.kept.found' : 'signUp.kept.note')}
      </Text>
      {onForget ? (
        <Button variant="quiet" onClick={onForget}>
          {t('signUp.kept.forget')}
        </Button>
      ) : null}
    </Box>
  )
}

// The words of the button in line with those above.
const inLine = { '& > button': { marginLeft: '-12px' } }
