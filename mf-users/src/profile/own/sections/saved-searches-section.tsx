import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { FormSection, TextLink } from '@ensemble/ui'

/** Where the searches of missions are that somebody keeps, and when each tells them. */
export function SavedSearchesSection() {
  const { t } = useTranslation('mf-users')
  return (
    <FormSection
      title={t('own.sections.searches.title')}
      why={t('own.sections.searches.why')}
      whoSees={t('own.sections.searches.whoSees')}
    >
      <TextLink alone component={PrefetchLink} to="/missions/browse?view=searches">
        {t('own.searches')}
      </TextLink>
    </FormSection>
  )
}
