import { useTranslation } from '@ensemble/mf-kit'
import { Notice, SearchField, Text } from '@ensemble/ui'

interface ManagerSearchProps {
  words: string
  onWords: (words: string) => void
  /** What the search came to: it failed, or found more than it shows. */
  people: { failed: boolean; more: boolean }
}

/** Looks for staff by name, inside a form; who was found is shown by whoever asks. */
export function ManagerSearch({ words, onWords, people }: ManagerSearchProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <>
      <SearchField
        label={t('form.searchManager')}
        hideLabel={false}
        value={words}
        onChange={onWords}
        // It stands in a form, which Enter would send.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {people.failed ? <Notice severity="warning">{t('form.noManagers')}</Notice> : null}
      {people.more ? <Text size="small">{t('form.moreManagers')}</Text> : null}
    </>
  )
}
