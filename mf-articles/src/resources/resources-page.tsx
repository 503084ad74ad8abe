import {
  counted,
  lazyPart,
  PrefetchLink,
  skipToken,
  useCan,
  useLanguage,
  useSearchParams,
  useTranslation,
  withTexts,
} from '@ensemble/mf-kit'
import { LinkButton, ListSkeleton, Page, PageHeader, PlusIcon, Tabs } from '@ensemble/ui'
import { Suspense } from 'react'
import { firstArticles } from '../api/articles-api.ts'
import { useArticlesCountsOfTabsQuery } from '../api/managed-api.ts'
import { cancerTypesKept } from './cancer-types-kept.ts'
import { listInput } from './list-input.ts'
import { ResourceList } from './resource-list.tsx'
import { readFilters, type ResourceTab } from './resource-filters.ts'
import { ofEditing } from '../translations/later-texts.ts'
import { useResourceFilters } from './use-resource-filters.ts'

// A table is heavy, and members never see it.
const ArticlesTable = lazyPart(withTexts(ofEditing, () => import('./managing/articles-table.tsx')))

/** Of a count of three figures, in brackets. */
const signsOfCount = 4

/** Addresses of the table; it once held drafts alone, and mails and bookmarks say so. */
const managing = ['manage', 'drafts']

/** /resources: the published articles and their documents, to search and filter; for those who write, all of theirs. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const search = useResourceFilters()
  const [address, setAddress] = useSearchParams()
  const writes = useCan('article.write')
  // A shared address of the table leads a member to the articles.
  const language = useLanguage()
  // Members come to read; how much there is says the list.
  const { data: counts } = useArticlesCountsOfTabsQuery(writes ? {} : skipToken)
  const manages = writes && managing.includes(address.get('tab') ?? '')
  const tab = manages ? 'manage' : search.filters.tab
  const tabs: (ResourceTab | 'manage')[] = writes ? ['articles', 'documents', 'manage'] : ['articles', 'documents']

  function countOf(id: (typeof tabs)[number]) {
    return counts && counted(counts[id === 'manage' ? 'managed' : id], language)
  }

  function choose(next: (typeof tabs)[number]) {
    // What narrows the table says nothing of the others.
    if (next === 'manage' || manages) setAddress(next === 'articles' ? {} : { tab: next })
    else search.change({ tab: next })
  }

  return (
    <Page width={manages ? 'wide' : 'full'}>
      <PageHeader
        title={t('resources.title')}
        sentence={t(manages ? 'resources.managing' : 'resources.sentence')}
        action={
          writes ? (
            <LinkButton variant="primary" component={PrefetchLink} to="/articles/new" icon={<PlusIcon />}>
              {t('resources.new')}
            </LinkButton>
          ) : null
        }
      />
      <Tabs
        label={t('resources.title')}
        value={tab}
        onChange={choose}
        items={tabs.map((id) => ({
          id,
          label: t(`resources.tabs.${id}`),
          ...(writes ? { count: countOf(id), countPlace: signsOfCount } : {}),
          content:
            id === 'manage' ? (
              <Suspense fallback={<ListSkeleton rows={15} rowHeight={48} />}>
                <ArticlesTable />
              </Suspense>
            ) : (
              <ResourceList key={id} search={search} />
            ),
        }))}
      />
    </Page>
  )
}

/** By types of cancer the list travels in a body, and is asked for by the page. */
Component.first = () => {
  const cancerTypes = cancerTypesKept.get()
  return cancerTypes.length > 0
    ? null
    : firstArticles(listInput({ ...readFilters(new URLSearchParams()), cancerTypes }))
}
