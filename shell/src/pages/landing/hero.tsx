import { Link, useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, LinkButton, Stack, Text } from '@ensemble/ui'
import { HeroDrawing } from './hero-drawing.tsx'

/** What the collective is, in one glance. The way in for who has an account is in the bar above. */
export function Hero() {
  const { t } = useTranslation()
  return (
    <Box component="section" sx={beside}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Heading level={1} size="xl">
          {t('landing.title')}
        </Heading>
        <Text size="large">{t('landing.sentence')}</Text>
        <LinkButton variant="primary" size="large" component={Link} to="/signup">
          {t('landing.signUp')}
        </LinkButton>
      </Stack>
      <Box sx={{ ...drawingPlace, width: '100%', maxWidth: 480 }}>
        <HeroDrawing />
      </Box>
    </Box>
  )
}

const drawingPlace = { gridArea: { sm: '1 / 2' } }

// The place of the drawing is kept from the first words on: on a slow line it comes with a later piece of the page.
const beside = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: '24px', md: '48px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) min(480px, 50% - 24px)' },
  '&::after': { ...drawingPlace, content: '""', display: { xs: 'none', sm: 'block' }, aspectRatio: '480 / 272' },
}
