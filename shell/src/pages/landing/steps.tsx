import { useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, Stack, Text, token } from '@ensemble/ui'
import { Section } from './section.tsx'

const steps = ['browse', 'register', 'take'] as const

/** From the first look to taking part, in three steps. */
export function Steps() {
  const { t } = useTranslation()
  return (
    <Section title={t('landing.stepsTitle')}>
      <Stack
        component="ol"
        role="list"
        direction={{ xs: 'column', md: 'row' }}
        spacing={3}
        sx={{ listStyle: 'none', p: 0 }}
      >
        {steps.map((step, index) => (
          <Stack component="li" key={step} spacing={1} sx={{ flex: '1 1 0' }}>
            <Box aria-hidden sx={numberStyles}>
              {index + 1}
            </Box>
            <Heading level={3} size="s">
              {t(`landing.steps.${step}.title`)}
            </Heading>
            <Text>{t(`landing.steps.${step}.text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

const numberStyles = {
  width: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  borderRadius: token('radius-pill'),
  background: token('primary'),
  color: token('on-strong'),
  fontWeight: 600,
}
