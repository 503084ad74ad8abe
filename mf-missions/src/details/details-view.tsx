import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import {
  PrefetchLink,
  type TFunction,
  useCan,
  useLanguage,
  useLocation,
  usePageName,
  useSearchParams,
  useTranslation,
} from '@ensemble/mf-kit'
import { useState } from 'react'
import {
  Box,
  type FocusHandlers,
  Page,
  PageHeader,
  type TabItem,
  Tabs,
  token,
  useFocusAfterRemoval,
} from '@ensemble/ui'
import { pageBadge } from '../cards/badge-of.ts'
import { chosenTabOrTitle } from '../cards/chosen-tab.ts'
import { MissionBadge } from '../cards/mission-badge.tsx'
import { LanguageChip, MissionTitle } from '../cards/mission-title.tsx'
import { useMissionWords } from '../cards/use-mission-words.ts'
import { Alternatives, isDeadEnd } from './alternatives.tsx'
import { ApprovalQueue } from './manage/approval-queue.tsx'
import { SubmissionPanel } from './manage/submission-panel.tsx'
import { SeriesDates } from './series-dates.tsx'
import { MessageWindows } from './messages/message-windows.tsx'
import { ManagerBar } from './manage/manager-bar.tsx'
import { SpokenPart } from '../registration/my-state.tsx'
import { RegistrationPanel } from '../registration/registration-panel.tsx'
import { SurveyCard } from './survey/survey-card.tsx'
import { WorkspaceTab } from './workspace/workspace-tab.tsx'
import { managerTabs } from './manager-tabs.tsx'
import { MissionSections } from '../sections/mission-sections.tsx'
import { PrintMission } from './print-mission.tsx'
import { StatusBanner } from './status-banner.tsx'
import { wayBack } from './way-back.ts'

/** The page of a mission: what it is on the left, the reader's own part on the right (first on a phone). */
export function DetailsView({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  usePageName(typeset(mission.title, 'fr'))
  const [address, setAddress] = useSearchParams()
  const badge = pageBadge(mission)
  const foreign = useLanguage() !== 'fr'
  const staff = useCan('mission.manage_list')
  // What opens on the page changes the address, which forgets it.
  const [arrivedWith] = useState<unknown>(useLocation().state)
  const back = wayBack(mission, staff, arrivedWith)
  // What was pressed is offered no more: the title of what came of it takes its place. Here, since a place brings tabs,
  // and with them another card. Under another tab there is none.
  const focus = useFocusAfterRemoval(() => document.getElementById('registration') ?? chosenTabOrTitle())
  const inside = [...workspaceTab(mission, t), ...managerTabs(mission, t)]
  const tab = inside.find(({ id }) => id === address.get('tab'))?.id ?? 'mission'
  const own = <MissionAndPanel mission={mission} focus={focus} />
  const alternatives = !staff && isDeadEnd(mission) ? <Alternatives mission={mission} /> : null
  return (
    <MessageWindows mission={mission}>
      <Page>
        <PageHeader
          back={{ component: PrefetchLink, label: t(back.label), to: back.to }}
          title={<MissionTitle title={mission.title} />}
          sentence={words.proposedBy(mission)}
          chips={
            badge || foreign ? (
              <>
                {badge ? <MissionBadge badge={badge} /> : null}
                <LanguageChip />
              </>
            ) : null
          }
        />
        <SpokenPart mission={mission} />
        <StatusBanner mission={mission} partShown={tab === 'mission'} focus={focus} />
        {staff ? <ApprovalQueue mission={mission} /> : null}
        {mission.submission ? <SubmissionPanel mission={mission} submission={mission.submission} /> : null}
        {mission.cancellation ? alternatives : null}
        <SurveyCard mission={mission} />
        {staff ? <ManagerBar mission={mission} /> : null}
        {inside.length > 0 ? (
          <Tabs
            label={t('details.tabs')}
            value={tab}
            onChange={(next) => setAddress(next === 'mission' ? {} : { tab: next }, { replace: true })}
            items={[{ id: 'mission', label: t('details.title'), content: own }, ...inside]}
          />
        ) : (
          own
        )}
        {mission.cancellation ? null : alternatives}
      </Page>
    </MessageWindows>
  )
}

/** For those who take part, and those who run the mission. */
function workspaceTab(mission: Mission, t: TFunction<'mf-missions'>): TabItem<string>[] {
  if (!mission.allowedActions.includes('see_workspace')) return []
  return [{ id: 'workspace', label: t('workspace.title'), content: <WorkspaceTab mission={mission} /> }]
}

function MissionAndPanel({ mission, focus }: { mission: Mission; focus: FocusHandlers }) {
  return (
    <Box sx={columns}>
      <Box sx={panelPlace}>
        <RegistrationPanel mission={mission} focus={focus} />
        <SeriesDates mission={mission} />
        <PrintMission mission={mission} />
      </Box>
      <MissionSections mission={mission} />
    </Box>
  )
}

const columns = {
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
}
// First for who reads on a phone, or hears the page: it would otherwise come after the whole text. On a wide screen it
// stands beside the text, in view all the time.
const panelPlace = {
  display: 'grid',
  gap: '16px',
  order: { md: 1 },
  // On a tablet it stands above the text: no wider than its buttons bear.
  maxWidth: { sm: '480px', md: 'none' },
  position: { md: 'sticky' },
  top: { md: `calc(${token('top-bar-height')} + 16px)` },
}
