import { joinCsv } from '@ensemble/contracts/csv'
import { type Attendance, attendances } from '@ensemble/contracts/enumerations'
import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { saveFile, useSend, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import { servedTable, shownOf, useTableState } from '@ensemble/mf-kit/table'
import {
  ArrowRightIcon,
  CheckIcon,
  EmptyState,
  EyeIcon,
  FileTextIcon,
  Notice,
  PrinterIcon,
  SendIcon,
  SendStatus,
} from '@ensemble/ui'
import { Beside, type BulkAction, DataTable, type TableAction } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import {
  useMissionsAttendanceMutation,
  useMissionsContactsCsvMutation,
  useMissionsParticipantsCsvMutation,
} from '../../api/management-api.ts'
import { useLazyMissionsParticipantsQuery, useMissionsParticipantsQuery } from '../../api/missions-api.ts'
import { useMissionsAcceptHeldMutation } from '../../api/waiting-api.ts'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { useMessageWindows } from '../messages/mission-messages.ts'
import { useTelephoneActs } from '../telephone/use-telephone-acts.tsx'
import { useManagedMission } from './managed-mission.tsx'
import { useContacts } from './use-contacts.ts'
import { PassOnDialog } from '../../decisions/pass-on-dialog.tsx'
import { useDecisionFailure, useDecisionOutcome } from '../../decisions/use-decision-outcome.ts'
import { useParticipantColumns } from './participant-columns.tsx'
import { useHeldActs } from './use-held-acts.tsx'
import { useInvitationActs } from './use-invitation-acts.tsx'
import { useParticipantPanel } from './use-participant-panel.tsx'
import { isInside, waits, wasPassedOn } from './where-they-stand.ts'
import { useShares } from './use-shares.ts'

/** Sizes of a table inside a page (specification, section 9). */
const tableSizes = [5, 10, 25] as const

/** Everybody who asked, was invited or takes part, with how to reach them; answers to one or to several at once. */
export default function ParticipantsTable() {
  const { t } = useTranslation('mf-missions')
  const { mission, onRefuse, onAttest, onReadShared } = useManagedMission()
  const toast = useToast()
  const tell = useDecisionOutcome()
  const failureOf = useDecisionFailure()
  const held = useHeldActs()
  const shares = useShares(mission)
  const table = useTableState()
  const params = { missionId: mission.id }
  // Who waits for the team comes first, until another order is asked for.
  const order = table.sort ? {} : { sort: 'awaitedFrom', order: 'desc' as const }
  const answer = useMissionsParticipantsQuery({ params, ...table.ask(order) }, { selectFromResult: shownOf })
  const [askParticipants] = useLazyMissionsParticipantsQuery()
  const rows = answer.data?.items ?? []
  const contacts = useContacts(mission.id, rows)
  const [passing, setPassing] = useState<{ userId: string; name: string } | null>(null)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [acceptHeld] = useMissionsAcceptHeldMutation()
  const noting = useSend(useMissionsAttendanceMutation()[0])
  const exporting = useSend(useMissionsParticipantsCsvMutation()[0])
  const reaching = useSend(useMissionsContactsCsvMutation()[0])
  const windows = useMessageWindows()
  const writes = mission.threads !== undefined
  const decides = mission.allowedActions.includes('decide_participants')
  const notes = mission.allowedActions.includes('set_attendance')
  const person = ({ userId, displayName }: ParticipantRow) => ({
    userId,
    name: displayName || t('participants.unknown'),
  })
  const { user } = useSession()
  const invitations = useInvitationActs(mission, held.hold)
  const telephone = useTelephoneActs(mission)
  const picked = rows.filter(({ userId }) => selection.has(userId))
  const asking = picked.filter((row) => waits(row) && !held.isHeld(row))
  const inside = picked.filter(isInside).map(person)
  const refusable = picked.filter((row) => !held.isHeld(row) && (waits(row) || partOf(row) === 'validated')).map(person)
  const coming = picked.filter((row) => partOf(row) === 'validated').map(person)
  const came = picked.filter(({ attendance }) => attendance === 'present').map(person)

  function accept(people: readonly ParticipantRow[]) {
    const named = people.map(person)
    const [one, ...others] = named
    if (!one) return
    held.hold({
      id: 'accept',
      people,
      places: people.length,
      done:
        others.length === 0
          ? t('decisions.accepted', { name: one.name })
          : t('decisions.acceptedMany', { count: people.length }),
      send: async () =>
        failureOf(await acceptHeld({ params, body: { userIds: named.map(({ userId }) => userId) } }).unwrap(), named),
    })
    setSelection(new Set())
  }

  async function note(people: readonly { userId: string; name: string }[], attendance: Attendance) {
    const items = people.map(({ userId }) => ({ userId, attendance }))
    const decision = await noting.send({ params, body: { items } })
    if (!decision) return
    tell(decision, people)
    if (decision.updated.length > 0) toast(t('attendance.noted', { count: decision.updated.length }))
    setSelection(new Set())
  }

  const columns = useParticipantColumns(mission, contacts.byId, {
    said: rows.some(({ onBehalf }) => onBehalf),
    passed: rows.some(wasPassedOn),
    onAttendance: (row, value) => void note([person(row)], value),
  })

  async function save() {
    const file = await exporting.send({ params, ...table.askFile({}) })
    if (file === undefined) return
    // Without it the file is whole but for how to reach people, and the failure is shown.
    const contacts = await reaching.send({ query: { missionId: mission.id, relation: 'participant', format: 'csv' } })
    const text = contacts === undefined ? file : joinCsv(contacts, file)
    saveFile({ name: 'participants.csv', type: 'text/csv', text })
  }

  function actionsOf(row: ParticipantRow): TableAction[] {
    const part = partOf(row)
    const one = [person(row)]
    const isHeld = held.isHeld(row)
    const accepts = decides && !isHeld && (waits(row) || (part === 'rejected' && row.origin === 'registration'))
    return [
      ...held.undoOn(row),
      ...(accepts
        ? [
            {
              id: 'accept',
              label: t('decisions.accept'),
              main: true,
              // The line above the table says why, and adds a place.
              disabled: mission.placesLeft !== null && mission.placesLeft <= held.places,
              onSelect: () => accept([row]),
            },
          ]
        : []),
      ...(decides && !isHeld && (waits(row) || part === 'validated')
        ? [
            {
              id: 'refuse',
              label: t('decisions.refuse'),
              main: waits(row),
              danger: true,
              onSelect: () => onRefuse(one),
            },
          ]
        : []),
      ...(decides && !isHeld && part === 'requested'
        ? [
            {
              id: 'pass_on',
              label: t('passing.action'),
              icon: <ArrowRightIcon size={20} />,
              onSelect: () => setPassing(person(row)),
            },
          ]
        : []),
      ...(isHeld ? [] : invitations.actsOn(row)),
      ...telephone.actsOn(row),
      ...(notes && row.attendance === 'present'
        ? [
            {
              id: 'attest',
              label: t('paper.printAttestation'),
              icon: <PrinterIcon size={20} />,
              onSelect: () => onAttest(one),
            },
          ]
        : []),
      ...(writes && isInside(row)
        ? [
            {
              id: 'write',
              label: t('messages.write'),
              icon: <SendIcon size={20} />,
              onSelect: () => windows.openThread(row.userId),
            },
          ]
        : []),
      {
        id: 'show',
        label: t('participants.show'),
        icon: <FileTextIcon size={20} />,
        opens: true,
        onSelect: () => show(row),
      },
      ...(shares(row)
        ? [
            {
              id: 'shared',
              label: t('shared.read'),
              icon: <EyeIcon size={20} />,
              onSelect: () => onReadShared(row),
            },
          ]
        : []),
    ]
  }

  const { panel, show } = useParticipantPanel({
    rows: answer.data?.items ?? null,
    contacts: contacts.byId,
    actionsOf,
  })

  const bulk: BulkAction[] = [
    ...(decides && asking.length > 0
      ? [
          {
            id: 'accept',
            label: t('decisions.accept'),
            icon: <CheckIcon />,
            onSelect: () => accept(asking),
          },
        ]
      : []),
    ...(notes && coming.length > 0
      ? attendances.map((value) => ({
          id: value,
          label: t(`attendance.${value}`),
          busy: noting.sending,
          onSelect: () => void note(coming, value),
        }))
      : []),
    ...(notes && came.length > 0
      ? [{ id: 'attest', label: t('paper.attestations'), icon: <PrinterIcon />, onSelect: () => onAttest(came) }]
      : []),
    ...(writes && inside.length > 0
      ? [
          {
            id: 'write',
            label: t('messages.write'),
            icon: <SendIcon />,
            onSelect: () => windows.openLetter(inside),
          },
        ]
      : []),
    ...(decides && refusable.length > 0
      ? [{ id: 'refuse', label: t('decisions.refuse'), danger: true, onSelect: () => onRefuse(refusable) }]
      : []),
  ]

  return (
    <>
      {contacts.failed ? <Notice severity="warning">{t('participants.noContacts')}</Notice> : null}
      <SendStatus
        sending={exporting.sending || reaching.sending || noting.sending}
        failure={exporting.failure ?? reaching.failure ?? noting.failure}
      />
      {held.lines}
      <Beside panel={panel}>
        <DataTable<ParticipantRow>
          label={t('participants.everybody')}
          columns={columns}
          keepAs={user ? `${user.id}.participants` : undefined}
          search={{ label: t('participants.search'), value: table.search, onSearch: table.searchFor }}
          rows={rows}
          rowId={({ userId }) => userId}
          actions={actionsOf}
          {...(decides || notes || writes ? { selection, onSelectionChange: setSelection, bulkActions: bulk } : {})}
          {...servedTable({
            table,
            answer,
            askPage: async (place) => {
              const page = await askParticipants({ params, ...table.ask({ ...order, ...place }) }).unwrap()
              await contacts.ask(page.items)
              return page
            },
            sizes: tableSizes,
            exporting: exporting.sending || reaching.sending,
            failed: t('participants.failed'),
            onExport: () => void save(),
          })}
          empty={<EmptyState headingLevel={3} title={t('participants.none_others')} />}
        />
      </Beside>
      {invitations.dialog}
      {telephone.dialog}
      {passing ? <PassOnDialog missionId={mission.id} person={passing} onClose={() => setPassing(null)} /> : null}
    </>
  )
}
