import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Heading, SendDialog, SendIcon, Stack, Text } from '@ensemble/ui'
import type { Addressee } from './mission-messages.ts'

interface LetterPreviewProps {
  mission: Mission
  people: readonly Addressee[]
  /** How many people get it. */
  many: number
  subject: string
  text: string
  sending: boolean
  failure: string | null
  onBack: () => void
  onSend: () => void
  onClose: () => void
}

/** The mail as each of them gets it, how many they are, and where answers go. */
export function LetterPreview(props: LetterPreviewProps) {
  const { mission, people, many, subject, text, sending, failure, onBack, onSend, onClose } = props
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  // As the mail is set when it is written.
  const set = (words: string) => typeset(words, language)
  const toCall = people.filter(({ byTelephone }) => byTelephone).length

  /** How they get it, and where answers go. Of an audience nobody knows here who has no address. */
  function consequence() {
    const said = [
      toCall < many && t('messages.letter.told', { count: many }),
      toCall > 0 && t('decisions.called', { count: many }),
      toCall < many && t('messages.letter.answers'),
    ]
    return said.filter(Boolean).join(' ')
  }

  return (
    <SendDialog
      title={t('messages.letter.previewTitle')}
      sending={sending}
      failure={failure}
      onClose={onClose}
      leave={{ label: t('messages.letter.back'), autoFocus: true, onPress: onBack }}
      actions={
        <Button icon={<SendIcon />} loading={sending} onClick={onSend}>
          {t('messages.letter.send', { count: many })}
        </Button>
      }
    >
      <Stack sx={{ gap: '16px' }}>
        {people.length > 0 ? (
          <Text>{t('messages.letter.forPeople', { names: people.map(({ name }) => name).join(', ') })}</Text>
        ) : null}
        <Card as="div" outline="line">
          <Text size="small" tone="second">
            {set(t('messages.letter.mailSubject', { subject, title: mission.title }))}
          </Text>
          <Text>{t('messages.letter.greeting')}</Text>
          <Heading level={3} size="s">
            {set(subject)}
          </Heading>
          <Text>{set(text)}</Text>
          <Text size="small" tone="second">
            {t('messages.letter.facts')}
          </Text>
        </Card>
        <Text>{consequence()}</Text>
      </Stack>
    </SendDialog>
  )
}
