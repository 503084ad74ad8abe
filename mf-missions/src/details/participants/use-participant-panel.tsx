import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { retryOf, skipToken, useTranslation } from '@ensemble/mf-kit'
import { useShownRow } from '@ensemble/mf-kit/table'
import { EmptyState, ErrorState, ListSkeleton } from '@ensemble/ui'
import { type BesidePanel, PanelActs, type TableAction } from '@ensemble/ui/data-grid'
import { useMissionsParticipantsQuery } from '../../api/management-api.ts'
import { useManagedMission } from './managed-mission.tsx'
import { ParticipantGlance } from './participant-glance.tsx'
import { useContacts } from './use-contacts.ts'
import { useNameOf } from './use-name-of.ts'

interface PanelInput {
  /** The people of the page; null until they are there. */
  rows: readonly ParticipantRow[] | null
  contacts: ReturnType<typeof useContacts>['byId']
  actionsOf: (row: ParticipantRow) => readonly TableAction[]
}

const nobody: readonly ParticipantRow[] = []

/**
 * The person whom the address names, beside the table: mails and the start page lead to one person and not to a list.
 * Whoever stands on another page, or does not match the filters, is asked for alone.
 */
export function useParticipantPanel({ rows, contacts, actionsOf }: PanelInput) {
  const { t } = useTranslation('mf-missions')
  const { mission } = useManagedMission()
  const nameOf = useNameOf()
  const { shown, show, close, steps, elsewhere } = useShownRow(rows ?? nobody, ({ userId }) => userId)
  const wanted = rows === null ? null : elsewhere
  const filters = JSON.stringify([{ field: 'userId', operator: 'eq', value: wanted }])
  const other = useMissionsParticipantsQuery(
    wanted === null ? skipToken : { params: { missionId: mission.id }, query: { filters, pageSize: 5 } },
  )
  const alone = (wanted === null ? undefined : other.currentData?.items) ?? nobody
  const reached = useContacts(mission, alone).byId
  const person = shown ?? alone[0]
  return { panel: panel(), show }

  function panel(): BesidePanel | null {
    if (person) {
      return {
        id: person.userId,
        title: nameOf(person),
        ...(shown ? { steps } : {}),
        onClose: close,
        children: <ParticipantGlance mission={mission} participant={person} contact={contactOf(person)} />,
        actions: <PanelActs acts={actionsOf(person)} />,
      }
    }
    if (wanted === null) return null
    return { id: wanted, title: t('participants.one'), onClose: close, children: pending() }
  }

  function contactOf({ userId }: ParticipantRow) {
    return contacts.get(userId) ?? reached.get(userId)
  }

  function pending() {
    if (other.isError) return <ErrorState headingLevel={3} title={t('participants.failed')} {...retryOf(other)} />
    if (!other.currentData) return <ListSkeleton rows={2} />
    return <EmptyState headingLevel={3} title={t('participants.gone')} text={t('participants.goneHint')} />
  }
}
