import type { Mission } from '@ensemble/contracts/missions/http'
import type { Candidate } from '@ensemble/contracts/users/candidate'
import { useKeptTable, useTranslation } from '@ensemble/mf-kit'
import { shownOf, useServedTable, useTableState } from '@ensemble/mf-kit/table'
import { EmptyState, SendIcon } from '@ensemble/ui'
import { DataTable } from '@ensemble/ui/data-grid'
import { useLazyMissionsUserSearchQuery, useMissionsUserSearchQuery } from '../../api/management-api.ts'
import { PlacesLeft } from '../participants/places-left.tsx'
import { InviteMessage, useInviteMessage } from './invite-message.tsx'
import { InviteResult } from './invite-result.tsx'
import { PlacesBar } from './places-bar.tsx'
import { useCandidateColumns } from './use-candidate-columns.tsx'
import { useInviting } from './use-inviting.ts'

const sizes = [25, 50, 100] as const

/** The table of those who may be asked, and what is written to them. */
export function CandidatesTable({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const kept = useKeptTable('candidates')
  const table = useTableState()
  const columns = useCandidateColumns()
  const who = { missionId: mission.id, relation: 'candidate' as const }
  const answer = useMissionsUserSearchQuery(table.ask(who), { selectFromResult: shownOf })
  const [askPeople] = useLazyMissionsUserSearchQuery()
  const message = useInviteMessage(mission.id)
  const inviting = useInviting(mission, message)
  const { chosen, asked } = inviting
  // Who was just asked is a candidate until the other service has heard of it.
  const candidatesOf = (people: readonly object[]) => people.filter(isCandidate).filter(({ id }) => !asked.has(id))
  const rows = candidatesOf(answer.data?.items ?? [])

  /** Also how many places there are: the bar that it stands in is in view all the time. */
  function sendLabel() {
    const who = t('invite.sendTo', { count: chosen.size })
    return mission.placesLeft === null ? who : `${who} · ${t('invite.places', { count: mission.placesLeft })}`
  }

  return (
    <>
      <PlacesLeft mission={mission} />
      <InviteMessage {...message} />
      <InviteResult placesLeft={mission.placesLeft} inviting={inviting} />
      <DataTable<Candidate>
        label={t('invite.members')}
        columns={columns}
        kept={kept}
        search={{ label: t('invite.search'), value: table.search, onSearch: table.searchFor }}
        count={answer.data ? t('invite.found', { count: answer.data.total }) : undefined}
        rows={rows}
        rowId={({ id }) => id}
        selection={new Set(chosen.keys())}
        chosen={(count) => t('participants.chosen', { count })}
        onSelectionChange={(ids) => inviting.choose(ids, rows)}
        bulkActions={[
          {
            id: 'invite',
            label: sendLabel(),
            icon: <SendIcon />,
            busy: inviting.sending,
            onSelect: () => void inviting.invite(),
          },
        ]}
        {...useServedTable({
          table,
          answer,
          askPage: async (place) => ({
            items: candidatesOf((await askPeople(table.ask({ ...who, ...place })).unwrap()).items),
          }),
          sizes,
          failed: t('invite.failed'),
        })}
        empty={<EmptyState title={t('invite.nobody')} text={t('invite.nobodyHint')} />}
      />
      <PlacesBar mission={mission} chosen={chosen.size} />
    </>
  )
}

function isCandidate(row: object): row is Candidate {
  return 'lastAskedAt' in row
}
