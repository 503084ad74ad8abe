import { agreesToTexts } from '@ensemble/contracts/users/agrees-to-texts'
import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import { useDates, useSend, useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, SendStatus, Stack, Text } from '@ensemble/ui'
import { focusPage } from '../../platform/focus-page.ts'
import { useShellEditAgreementMutation } from './agreement-api.ts'

/** Below the texts, for whoever is signed in: since when they agree, or that the texts have changed and how to agree. */
export default function OwnAgreement() {
  const { t } = useTranslation()
  const dates = useDates()
  const { user } = useSession()
  const { send, sending, failure } = useSend(useShellEditAgreementMutation()[0])
  if (!user?.consents) return null
  const { charterAt } = user.consents
  const agrees = agreesToTexts(user.consents)

  async function agree() {
    const consents = { termsVersion: consentVersions.terms, charterVersion: consentVersions.charter }
    const done = await send({ params: { userId: 'me' }, body: { consents } })
    // The button goes, and would take the focus with it.
    if (done) focusPage()
  }

  return (
    <Stack sx={{ gap: '12px', alignItems: 'flex-start' }}>
      <div role="status">
        {agrees && charterAt ? <Text>{t('agreement.since', { day: dates.day(charterAt) })}</Text> : null}
      </div>
      {agrees ? null : (
        <>
          <Text weight="medium">{t('agreement.changed')}</Text>
          <Button loading={sending} onClick={() => void agree()}>
            {t('agreement.agree')}
          </Button>
        </>
      )}
      <SendStatus sending={sending} failure={failure} />
    </Stack>
  )
}
