import { Link, useLocation, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Box, Card, LinkButton, Page, PageHeader } from '@ensemble/ui'
import { useState } from 'react'
import { readEntryState } from '../../entry/entry-state.ts'
import { untilCode } from '../../entry/until-code.ts'
import { useHeadingFocus } from '../../entry/use-heading-focus.ts'
import { type MailedCode, useMailedCode } from '../../entry/use-mailed-code.ts'
import type { ShellState } from '../../store/store.ts'
import { usePageTitle } from '../page-title.ts'
import { AlreadySignedIn } from '../signup/already-signed-in.tsx'
import type { Letter } from './letter-code-field.tsx'
import { LetterForm } from './letter-form.tsx'
import { OwnerForm } from './owner-form.tsx'

/**
 * Somebody takes over the account that a team has kept for them: the code of their letter, then that of their mailbox. Who
 * is signed in learns why not here; who signs in in another tab meanwhile takes nothing of it away.
 */
export function ClaimAccountPage() {
  const { t } = useTranslation()
  const mailed = useMailedCode()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  usePageTitle(t('claim.title'))
  const [begun, setBegun] = useState(false)
  if (authenticated === false && !begun) setBegun(true)
  if (authenticated && !begun)
    return <AlreadySignedIn title={t('claim.signedInTitle')} sentence={t('claim.signedInSentence')} />
  return <Steps key={mailed?.code} mailed={mailed} />
}

/**
 * Who comes by the link of the mail begins with the second step: the first one would void the code that they bring. Their
 * letter never stands in a mail, so its code is typed once more.
 */
function Steps({ mailed }: { mailed: MailedCode | null }) {
  const { t } = useTranslation()
  const { email: known = '' } = readEntryState(useLocation().state)
  const [letter, setLetter] = useState<Letter>({ claimCode: '', email: mailed?.email ?? known })
  // The code was mailed from here a moment ago, or is in hand.
  const [step, setStep] = useState<'letter' | 'mailed' | 'inHand' | 'done'>(mailed ? 'inHand' : 'letter')
  useHeadingFocus(step)
  const goOn = (next: typeof step) => (typed: Letter) => {
    setLetter(typed)
    setStep(next)
  }

  if (step === 'done') {
    return (
      <Page width="narrow">
        <PageHeader title={t('claim.doneTitle')} sentence={t('claim.doneSentence')} />
        <div>
          <LinkButton variant="primary" component={Link} to="/login" state={{ email: letter.email }}>
            {t('login.submit')}
          </LinkButton>
        </div>
      </Page>
    )
  }
  if (step === 'letter') {
    return (
      <Page width="narrow">
        <PageHeader title={t('claim.title')} sentence={t('claim.sentence')} />
        <Box sx={untilCode}>
          <Card as="section">
            <LetterForm letter={letter} onSent={goOn('mailed')} onHasCode={goOn('inHand')} />
          </Card>
        </Box>
      </Page>
    )
  }
  const inHand = mailed ? t('claim.linked') : t('claim.bothCodes')
  return (
    <Page width="narrow">
      <PageHeader
        title={t('claim.title')}
        sentence={step === 'mailed' ? t('claim.mailed', { email: letter.email.trim() }) : inHand}
      />
      <Card as="section">
        <OwnerForm
          letter={letter}
          code={step === 'inHand' ? (mailed?.code ?? '') : ''}
          justMailed={step === 'mailed'}
          onDone={goOn('done')}
          onBack={goOn('letter')}
        />
      </Card>
    </Page>
  )
}
