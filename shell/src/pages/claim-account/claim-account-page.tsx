import { Link, useTranslation } from '@ensemble/mf-kit'
import { Card, LinkButton, Page, PageHeader } from '@ensemble/ui'
import { useState } from 'react'
import { useHeadingFocus } from '../../entry/use-heading-focus.ts'
import { usePageTitle } from '../page-title.ts'
import { type Letter, LetterForm } from './letter-form.tsx'
import { OwnerForm } from './owner-form.tsx'

/** Somebody takes over the account that a team has kept for them: the code of their letter, then that of their mailbox. */
export function ClaimAccountPage() {
  const { t } = useTranslation()
  const [letter, setLetter] = useState<Letter | null>(null)
  const [done, setDone] = useState(false)
  usePageTitle(t('claim.title'))
  useHeadingFocus(done ? 'done' : letter ? 'owner' : 'letter')

  if (done) {
    return (
      <Page width="narrow">
        <PageHeader title={t('claim.doneTitle')} sentence={t('claim.doneSentence')} />
        <div>
          <LinkButton variant="primary" component={Link} to="/login" state={{ email: letter?.email }}>
            {t('login.submit')}
          </LinkButton>
        </div>
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <PageHeader
        title={t('claim.title')}
        sentence={letter ? t('claim.mailed', { email: letter.email }) : t('claim.sentence')}
      />
      <Card as="section">
        {letter ? (
          <OwnerForm letter={letter} onDone={() => setDone(true)} onBack={() => setLetter(null)} />
        ) : (
          <LetterForm onSent={setLetter} />
        )}
      </Card>
    </Page>
  )
}
