import { typeset } from '@ensemble/contracts/typography'
import { type TelephonePurpose, wordsReadOut } from '@ensemble/contracts/users/telephone-words'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Checkbox, Notice, Stack, Text } from '@ensemble/ui'

interface WordsReadOutProps {
  purpose: TelephonePurpose
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  error: string | undefined
}

/** The words to read out, and the box that notes the yes to them. */
export function WordsReadOut({ purpose, agreed, onAgreed, error }: WordsReadOutProps) {
  const { t } = useTranslation('mf-missions')
  const { language } = useSaid(purpose)
  return (
    <Stack sx={{ gap: '8px' }}>
      <Notice title={t('telephone.readOut')}>
        <Text>{typeset(wordsReadOut[purpose][language], language)}</Text>
      </Notice>
      <Checkbox
        label={t('telephone.saidYes')}
        checked={agreed}
        error={error}
        onChange={(event) => onAgreed(event.target.checked)}
      />
    </Stack>
  )
}

/** Which words the screen shows, as the note of a yes names them. */
export function useSaid(purpose: TelephonePurpose) {
  const language = useLanguage()
  return { version: wordsReadOut[purpose].version, language }
}
