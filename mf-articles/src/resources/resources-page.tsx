import { PrefetchLink, useCan, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Page, PageHeader, PlusIcon, Tabs } from '@ensemble/ui'
import { ResourceList } from './resource-list.tsx'
import type { ResourceTab } from './resource-filters.ts'
import { useResourceFilters } from './use-resource-filters.ts'

/** /resources: the published articles and their documents, to search and filter; for those who write, the drafts. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const search = useResourceFilters()
  const writes = useCan('article.write')
  const tabs: ResourceTab[] = writes ? ['articles', 'documents', 'drafts'] : ['articles', 'documents']
  // A shared address of drafts leads a member to the articles.
  const tab = tabs.find((each) => each === search.filters.tab) ?? 'articles'
  const shown = { ...search, filters: { ...search.filters, tab } }

  return (
    <Page>
      <PageHeader
        title={t('resources.title')}
        sentence={t('resources.sentence')}
        action={
          writes ? (
            <LinkButton component={PrefetchLink} to="/articles/new" icon={<PlusIcon />}>
              {t('resources.new')}
            </LinkButton>
          ) : null
        }
      />
      <Tabs
        label={t('resources.title')}
        value={tab}
        onChange={(next) => search.change({ tab: next })}
        items={tabs.map((id) => ({
          id,
          label: t(`resources.tabs.${id}`),
          content: <ResourceList key={id} search={shown} />,
        }))}
      />
    </Page>
  )
}
