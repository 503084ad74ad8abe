import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Text } from '@ensemble/ui'

/** Says what of the answers stays in this browser, and throws it away. */
export function KeptNote({ found, onForget }: { found: boolean; onForget: () => void }) {
  const { t } = useTranslation()
  return (
    <Box sx={inLine}>
      <Text size="small" tone="second">
        {t(found ? 'signUp.kept.found' : 'signUp.kept.note')}
      </Text>
      <Button variant="quiet" onClick={onForget}>
        {t('signUp.kept.forget')}
      </Button>
    </Box>
  )
}

// The words of the button in line with those above.
const inLine = { '& > button': { marginLeft: '-12px' } }
