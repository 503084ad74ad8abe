import { Link, useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, LinkButton, Stack, Text } from '@ensemble/ui'
import { HeroDrawing } from './hero-drawing.tsx'

/** What the collective is, in one glance. */
export function Hero() {
  const { t } = useTranslation()
  return (
    <Stack
      component="section"
      direction={{ xs: 'column', md: 'row' }}
      spacing={{ xs: 3, md: 6 }}
      sx={{ alignItems: 'center' }}
    >
      <Stack spacing={3} sx={{ flex: '1 1 0', minWidth: 0, alignItems: 'flex-start' }}>
        <Heading level={1} size="xl">
          {t('landing.title')}
        </Heading>
        <Text size="large">{t('landing.sentence')}</Text>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <LinkButton variant="primary" size="large" component={Link} to="/signup">
            {t('landing.signUp')}
          </LinkButton>
          <LinkButton variant="secondary" size="large" component={Link} to="/login">
            {t('landing.signIn')}
          </LinkButton>
        </Stack>
      </Stack>
      <Box sx={{ flex: '1 1 0', width: '100%', maxWidth: 480 }}>
        <HeroDrawing />
      </Box>
    </Stack>
  )
}
