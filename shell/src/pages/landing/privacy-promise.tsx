import { useTranslation } from '@ensemble/mf-kit'
import { Text } from '@ensemble/ui'
import { Section } from './section.tsx'

/** Health answers are readable by their owner only: said before anybody is asked anything. */
export function PrivacyPromise() {
  const { t } = useTranslation()
  return (
    <Section title={t('landing.privacyTitle')} id="confidentialite">
      <Text>{t('landing.privacyHealth')}</Text>
      <Text>{t('landing.privacyRest')}</Text>
    </Section>
  )
}
