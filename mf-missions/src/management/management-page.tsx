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
import { useTabCounts } from './use-tab-counts.ts'

// The table and the form are heavy, and members never see them.
const TabOfMissions = lazyPart(() => import('./tab-of-missions.tsx'))
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
  const tab = tabs.find((known) => known === address.get('tab')) ?? 'mine'
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
          items={tabs.map((id) => ({
            id,
            label: t(`management.tabs.${id}`),
            count: counts[id] === undefined ? undefined : counted(counts[id], language),
            content: (
              <Suspense fallback={waiting}>
                <TabOfMissions />
              </Suspense>
            ),
          }))}
        />
      ) : (
        <ForMembers />
      )}
    </Page>
  )
}
