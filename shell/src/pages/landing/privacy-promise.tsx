import { useTranslation } from '@ensemble/mf-kit'
import { Card, ShieldCheckIcon, Text, token } from '@ensemble/ui'
import { Section } from './section.tsx'

/** Health answers are readable by their owner only (decisions.md): said before anybody is asked anything. */
export function PrivacyPromise() {
  const { t } = useTranslation()
  return (
    <Section title={t('landing.privacyTitle')} id="confidentialite">
      <Card as="div">
        <ShieldCheckIcon size={32} aria-hidden color={token('primary')} />
        <Text>{t('landing.privacyHealth')}</Text>
        <Text>{t('landing.privacyRest')}</Text>
      </Card>
    </Section>
  )
}
