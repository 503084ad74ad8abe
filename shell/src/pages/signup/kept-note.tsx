import { useTranslation } from '@ensemble/mf-kit'
import { Button, Text } from '@ensemble/ui'

/** Says what of the answers stays in this browser, and throws it away. */
export function KeptNote({ found, onForget }: { found: boolean; onForget: () => void }) {
  const { t } = useTranslation()
  return (
    <div>
      <Text size="small" tone="second">
        {t(found ? 'signUp.kept.found' : 'signUp.kept.note')}
      </Text>
      <Button variant="quiet" onClick={onForget}>
        {t('signUp.kept.forget')}
      </Button>
    </div>
  )
}
