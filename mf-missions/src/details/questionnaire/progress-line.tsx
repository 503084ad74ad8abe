import { useTranslation } from '@ensemble/mf-kit'
import { Box, Stack, Text, token } from '@ensemble/ui'

/** How far one is, in words and as a line. */
export function ProgressLine({ number, count }: { number: number; count: number }) {
  const { t } = useTranslation('mf-missions')
  return (
    <Stack sx={{ gap: '6px' }}>
      <Text size="small" tone="second" weight="medium">
        {t('questionnaire.progress', { number, count })}
      </Text>
      <Box
        component="progress"
        aria-label={t('questionnaire.progressLabel')}
        value={number}
        max={count}
        sx={{ width: '100%', height: '8px', accentColor: token('primary') }}
      />
    </Stack>
  )
}
