import type { Mission } from '@ensemble/contracts/missions/http'
import { useParams, Link, usePageName, useTranslation } from '@ensemble/mf-kit'
import { Page, PageHeader, PageSkeleton } from '@ensemble/ui'
import { typeset } from '@ensemble/contracts/typography'
import { useMissionsGetQuery } from '../../api/missions-api.ts'
import { CandidatesTable } from './candidates-table.tsx'

/** Members whom a mission's team may ask, with the reasons to ask them; several are asked at once. */
export default function InvitePage() {
  const { missionId = '' } = useParams()
  const { currentData: mission } = useMissionsGetQuery({ params: { missionId } })
  return mission ? <Inviting mission={mission} /> : <PageSkeleton />
}

function Inviting({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const title = typeset(mission.title, 'fr')
  usePageName(`${t('invite.title')} – ${title}`)
  return (
    <Page width="wide">
      <PageHeader
        back={{
          label: title,
          component: Link,
          to: `/missions/${mission.id}?tab=invitations`,
        }}
        title={t('invite.title')}
        sentence={`${t('invite.consequence')} ${t('invite.order')}`}
      />
      <CandidatesTable mission={mission} />
    </Page>
  )
}
