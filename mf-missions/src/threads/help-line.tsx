import { useTranslation } from '@ensemble/mf-kit'
import { PhoneLink, Text } from '@ensemble/ui'

/** Whom to call at any hour: for who is in distress, and is about to write what a team reads another day. */
export function HelpLine() {
  const { t } = useTranslation('mf-missions')
  return (
    <Text size="small" tone="second">
      {t('messages.help')
        .split(/tel:(\d+)/)
        // What was split at stands at every other place.
        .map((part, at) => (at % 2 === 0 ? part : <PhoneLink key={part} number={part} />))}
    </Text>
  )
}
