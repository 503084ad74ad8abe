import { useTranslation } from '@ensemble/mf-kit'
import {
  Card,
  CardGrid,
  CardTitle,
  ClipboardListIcon,
  CompassIcon,
  HandHeartIcon,
  MessageCircleIcon,
  Text,
  token,
} from '@ensemble/ui'
import { Section } from './section.tsx'

const ways = [
  { id: 'opinion', Icon: ClipboardListIcon },
  { id: 'meet', Icon: HandHeartIcon },
  { id: 'advance', Icon: CompassIcon },
  { id: 'speak', Icon: MessageCircleIcon },
] as const

/** Four ways to take part, in everyday words. */
export function Ways() {
  const { t } = useTranslation()
  return (
    <Section title={t('landing.waysTitle')}>
      <CardGrid minWidth={240}>
        {ways.map(({ id, Icon }) => (
          <Card key={id}>
            <Icon size={32} aria-hidden color={token('primary')} />
            <CardTitle>{t(`landing.ways.${id}.title`)}</CardTitle>
            <Text>{t(`landing.ways.${id}.text`)}</Text>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
