import { useTranslation } from '@ensemble/mf-kit'
import { Box, CircleAlertIcon, CircleCheckIcon, Text, TextLink, token, VisuallyHidden } from '@ensemble/ui'
import type { Check } from './check-list.ts'
import { fieldIds } from './field-ids.ts'

/** The check list: each entry leads to its field, and says in a word whether it is done. */
export function CheckItems({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation('mf-articles')
  const done = checks.filter((check) => check.done).length
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Text size="small" tone="second">
        {t('editor.publish.progress', { done, count: checks.length })}
      </Text>
      <Box component="ul" role="list" aria-label={t('editor.publish.checks')} sx={listStyles}>
        {checks.map(({ name, done: isDone }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
            {isDone ? (
              <CircleCheckIcon size={20} aria-hidden color={token('green-500')} />
            ) : (
              <CircleAlertIcon size={20} aria-hidden color={token('yellow-500')} />
            )}
            <TextLink
              alone
              quiet
              href={`#${fieldIds[name]}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldIds[name])?.focus()
              }}
            >
              {t(`editor.checks.${name}`)}
            </TextLink>
            <VisuallyHidden>{t(isDone ? 'editor.publish.done' : 'editor.publish.toDo')}</VisuallyHidden>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const listStyles = { listStyle: 'none', padding: 0, display: 'grid', gap: '12px' }
