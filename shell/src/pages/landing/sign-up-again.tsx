import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Stack, Text } from '@ensemble/ui'
import { Section } from './section.tsx'

/** The way in once more, for whoever has read to the end. */
export function SignUpAgain() {
  const { t } = useTranslation()
  return (
    <Section title={t('landing.againTitle')}>
      <Text>{t('landing.againText')}</Text>
      <Stack direction="row">
        <LinkButton variant="primary" size="large" component={Link} to="/signup">
          {t('landing.signUp')}
        </LinkButton>
      </Stack>
    </Section>
  )
}
