import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Page, PageHeader } from '@ensemble/ui'

interface AlreadySignedInProps {
  title: string
  /** What to do first. */
  sentence: string
}

/** Somebody who is signed in came to where an account begins: they may be here, and a second one is never what they want. */
export function AlreadySignedIn({ title, sentence }: AlreadySignedInProps) {
  const { t } = useTranslation()
  return (
    <Page width="narrow">
      <PageHeader title={title} sentence={sentence} />
      <div>
        <LinkButton variant="primary" component={Link} to="/home">
          {t('signUp.goHome')}
        </LinkButton>
      </div>
    </Page>
  )
}
