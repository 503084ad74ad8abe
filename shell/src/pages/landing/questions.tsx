import { useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, Stack, Text } from '@ensemble/ui'
import { Section } from './section.tsx'

const questions = ['who', 'where', 'tired', 'withdraw'] as const

/** What people ask before they begin. All answers are open: nothing to unfold. */
export function Questions() {
  const { t } = useTranslation()
  return (
    <Section title={t('landing.questionsTitle')}>
      <Box sx={{ display: 'grid', gap: 4, columnGap: 6, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {questions.map((question) => (
          <Stack key={question} spacing={1}>
            <Heading level={3} size="s">
              {t(`landing.questions.${question}.title`)}
            </Heading>
            <Text>{t(`landing.questions.${question}.text`)}</Text>
          </Stack>
        ))}
      </Box>
    </Section>
  )
}
