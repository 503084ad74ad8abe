import { lazyPart, useSession, useTranslation } from '@ensemble/mf-kit'
import { Page, PageHeader } from '@ensemble/ui'
import { Suspense } from 'react'
import { usePageTitle } from '../page-title.ts'
import { AgreedText } from '../signup/agreed-text.tsx'

// Most who read the texts have no account yet.
const OwnAgreement = lazyPart(() => import('./own-agreement.tsx'))

/** What everybody here has agreed to, in the very words of the sign-up. */
export function CharterNotice() {
  const { t } = useTranslation()
  const { user } = useSession()
  usePageTitle(t('footer.charter'))
  return (
    <Page width="reading">
      <PageHeader title={t('footer.charter')} sentence={t('footer.charterSentence')} />
      <AgreedText text="charterText" headingLevel={2} />
      <AgreedText text="termsText" headingLevel={2} />
      {user?.consents ? (
        <Suspense fallback={null}>
          <OwnAgreement />
        </Suspense>
      ) : null}
    </Page>
  )
}
