import { Link, useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, LinkButton, Stack, Text } from '@ensemble/ui'
import { HeroDrawing } from './hero-drawing.tsx'

/** What the collective is, in one glance. The way in for who has an account is in the bar above. */
export function Hero() {
  const { t } = useTranslation()
  return (
    <Stack
      component="section"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 3, md: 6 }}
      sx={{ alignItems: 'center' }}
    >
      <Stack spacing={3} sx={{ flex: '1 1 0', minWidth: 0, alignItems: 'flex-start' }}>
        <Heading level={1} size="xl">
          {t('landing.title')}
        </Heading>
        <Text size="large">{t('landing.sentence')}</Text>
        <LinkButton variant="primary" size="large" component={Link} to="/signup">
          {t('landing.signUp')}
        </LinkButton>
      </Stack>
      <Box sx={{ flex: '1 1 0', width: '100%', maxWidth: 480 }}>
        <HeroDrawing />
      </Box>
    </Stack>
  )
}
