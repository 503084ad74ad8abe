import { useTranslation } from '@ensemble/mf-kit'
import { Text } from '@ensemble/ui'
import { Section } from './section.tsx'

/** Who stands behind the platform, and answers. */
export function WhoWeAre() {
  const { t } = useTranslation()
  return (
    <Section title={t('landing.whoTitle')}>
      <Text>{t('landing.whoText')}</Text>
    </Section>
  )
}
