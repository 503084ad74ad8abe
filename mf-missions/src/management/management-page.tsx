import {
  counted,
  lazyPart,
  PrefetchLink,
  useCan,
  useLanguage,
  useSearchParams,
  useSession,
  useTranslation,
} from '@ensemble/mf-kit'
import { LinkButton, Page, PageHeader, PageSkeleton, PlusIcon, Tabs } from '@ensemble/ui'
import { Suspense } from 'react'
import { ForMembers } from './for-members.tsx'
import { taskOf } from './form/form-task.ts'
import { tabsOf } from './management-tabs.ts'
import { useOtherCounts, useTabCounts } from './use-tab-counts.ts'

// The table and the form are heavy, and members never see them.
const TabOfMissions = lazyPart(() => import('./tab-of-missions.tsx'))
const TemplatesTab = lazyPart(() => import('./templates-tab.tsx'))
const QuotesTable = lazyPart(() => import('./quotes-table.tsx'))
const FormOfTask = lazyPart(() => import('./form-of-task.tsx'))

/** /missions/management: the missions that the staff runs, and the form that makes them; for members, who creates missions. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const staff = useCan('mission.manage_list')
  const creates = useCan('mission.create')
  const { role } = useSession()
  const [address, setAddress] = useSearchParams()
  const tabs = tabsOf(role)
  const language = useLanguage()
  const writes = creates && taskOf(address) !== null
  // Behind the form, nobody sees the tabs.
  const counts = useTabCounts(staff && !writes ? tabs : [])
  const quotes = useCan('mission.see_quotes')
  const templates = creates ? (['templates'] as const) : []
  const others = useOtherCounts({ templates: creates && staff && !writes, quotes: quotes && staff && !writes })
  const known = [...tabs, ...templates, ...(quotes ? (['quotes'] as const) : [])]
  const tab = known.find((id) => id === address.get('tab')) ?? 'mine'
  const countOf = (id: (typeof known)[number]) => {
    const count = id === 'quotes' || id === 'templates' ? others[id] : counts[id]
    return count === undefined ? undefined : counted(count, language)
  }
  const contentOf = (id: (typeof known)[number]) => {
    if (id === 'quotes') return <QuotesTable />
    return id === 'templates' ? <TemplatesTab /> : <TabOfMissions />
  }
  const waiting = <PageSkeleton />
  if (writes) {
    return (
      <Suspense fallback={<Page>{waiting}</Page>}>
        <FormOfTask />
      </Suspense>
    )
  }
  return (
    <Page width={staff ? 'wide' : 'full'}>
      <PageHeader
        title={t('management.title')}
        sentence={t(staff ? 'management.sentence' : 'management.forMembers')}
        action={
          creates ? (
            <LinkButton
              variant="primary"
              icon={<PlusIcon />}
              component={PrefetchLink}
              to="/missions/management?form=new"
            >
              {t('management.create')}
            </LinkButton>
          ) : null
        }
      />
      {staff ? (
        <Tabs
          label={t('management.tabsLabel')}
          value={tab}
          // Sort and filters belong to the list that was left.
          onChange={(next) => setAddress(next === 'mine' ? {} : { tab: next }, { replace: true })}
          items={known.map((id) => ({
            id,
            label: t(`management.tabs.${id}`),
            count: countOf(id),
            content: <Suspense fallback={waiting}>{contentOf(id)}</Suspense>,
          }))}
        />
      ) : (
        <ForMembers />
      )}
    </Page>
  )
}
