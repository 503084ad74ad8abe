import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, LinkButton, Page } from '@ensemble/ui'

/** For whoever may not write here: why, and where to go. */
export function NoWriting() {
  const { t } = useTranslation('mf-articles')
  return (
    <Page width="reading">
      <EmptyState
        headingLevel={1}
        title={t('editor.forbidden')}
        text={t('editor.forbiddenHint')}
        action={
          <LinkButton component={PrefetchLink} to="/resources">
            {t('article.back')}
          </LinkButton>
        }
      />
    </Page>
  )
}
