import { useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, Facts } from '@ensemble/ui'

const keys = ['find', 'keys', 'search', 'move', 'act', 'range', 'close'] as const

/** The keys that work on every page, and on tables. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      title={t('finder.keysTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('finder.close')}</Button>}
    >
      <Facts
        facts={keys.map((key) => ({
          id: key,
          label: t(`finder.keys.${key}.press`),
          value: t(`finder.keys.${key}.does`),
        }))}
      />
    </Dialog>
  )
}
