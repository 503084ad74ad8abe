import { joinCsv } from '@ensemble/contracts/csv'
import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { saveFile, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { CheckIcon, CircleXIcon, EmptyState, EyeIcon, FileTextIcon, Notice, SendStatus } from '@ensemble/ui'
import { type BulkAction, DataTable, type TableAction } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import {
  useMissionsAttendanceMutation,
  useMissionsContactsCsvMutation,
  useMissionsParticipantsCsvMutation,
} from '../../api/management-api.ts'
import { useMissionsAcceptUserMutation, useMissionsParticipantsQuery } from '../../api/missions-api.ts'
import { servedTable, shownOf } from '../../table/served-table.ts'
import { useTableState } from '../../table/use-table-state.ts'
import { partOf } from '../../registration/part-of.ts'
import { useManagedMission } from './managed-mission.tsx'
import { useContacts } from './use-contacts.ts'
import { RequestDialog } from './request-dialog.tsx'
import { useDecisionOutcome } from '../../decisions/use-decision-outcome.ts'
import { useParticipantColumns } from './participant-columns.tsx'
import { useShares } from './use-shares.ts'

/** Sizes of a table inside a page (specification, section 9). */
const tableSizes = [5, 10, 25] as const
const attendances = ['present', 'excused', 'absent'] as const
type Attendance = (typeof attendances)[number]

/** Everybody who asked, was invited or takes part, with how to reach them; answers to one or to several at once. */
export default function ParticipantsTable() {
  const { t } = useTranslation('mf-missions')
  const { mission, onRefuse, onReadShared } = useManagedMission()
  const toast = useToast()
  const tell = useDecisionOutcome()
  const shares = useShares(mission)
  const table = useTableState(25)
  const params = { missionId: mission.id }
  const answer = useMissionsParticipantsQuery({ params, ...table.ask({}) }, { selectFromResult: shownOf })
  const rows = answer.data?.items ?? []
  const contacts = useContacts(mission.id, rows)
  const columns = useParticipantColumns(mission, contacts.byId)
  const [reading, setReading] = useState<ParticipantRow | null>(null)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const accepting = useSend(useMissionsAcceptUserMutation()[0])
  const noting = useSend(useMissionsAttendanceMutation()[0])
  const exporting = useSend(useMissionsParticipantsCsvMutation()[0])
  const reaching = useSend(useMissionsContactsCsvMutation()[0])
  const decides = mission.allowedActions.includes('decide_participants')
  const notes = mission.allowedActions.includes('set_attendance')
  const person = ({ userId, displayName }: ParticipantRow) => ({
    userId,
    name: displayName || t('participants.unknown'),
  })
  const chosen = rows.filter(({ userId }) => selection.has(userId)).map(person)

  async function accept(people: readonly { userId: string; name: string }[]) {
    const decision = await accepting.send({ params, body: { userIds: people.map(({ userId }) => userId) } })
    if (!decision) return
    tell(decision, people)
    if (decision.updated.length > 0) toast(t('decisions.acceptedMany', { count: decision.updated.length }))
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
    const waits = part === 'requested' || part === 'waitlisted'
    const accepts = decides && (waits || part === 'rejected')
    const refuses = decides && (waits || part === 'validated')
    return [
      ...(accepts
        ? [
            {
              id: 'accept',
              label: t('decisions.accept'),
              icon: <CheckIcon size={20} />,
              onSelect: () => void accept(one),
            },
          ]
        : []),
      ...(refuses
        ? [
            {
              id: 'refuse',
              label: t('decisions.refuse'),
              icon: <CircleXIcon size={20} />,
              danger: true,
              onSelect: () => onRefuse(one),
            },
          ]
        : []),
      ...(wrote(row)
        ? [
            {
              id: 'written',
              label: t('participants.written'),
              icon: <FileTextIcon size={20} />,
              onSelect: () => setReading(row),
            },
          ]
        : []),
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
      ...(notes && part === 'validated'
        ? attendances.map((value) => ({
            id: value,
            label: t(`attendance.${value}`),
            onSelect: () => void note(one, value),
          }))
        : []),
    ]
  }

  const bulk: BulkAction[] = [
    ...(decides
      ? [
          {
            id: 'accept',
            label: t('decisions.accept'),
            icon: <CheckIcon />,
            busy: accepting.sending,
            onSelect: () => void accept(chosen),
          },
          { id: 'refuse', label: t('decisions.refuse'), danger: true, onSelect: () => onRefuse(chosen) },
        ]
      : []),
    ...(notes
      ? [
          {
            id: 'present',
            label: t('attendance.present'),
            busy: noting.sending,
            onSelect: () => void note(chosen, 'present'),
          },
        ]
      : []),
  ]

  return (
    <>
      {contacts.failed ? <Notice severity="warning">{t('participants.noContacts')}</Notice> : null}
      <SendStatus
        sending={exporting.sending || reaching.sending || accepting.sending || noting.sending}
        failure={exporting.failure ?? reaching.failure ?? accepting.failure ?? noting.failure}
      />
      <DataTable<ParticipantRow>
        label={t('participants.everybody')}
        columns={columns}
        rows={rows}
        rowId={({ userId }) => userId}
        actions={decides || notes || rows.some((row) => shares(row) || wrote(row)) ? actionsOf : undefined}
        {...(bulk.length > 0 ? { selection, onSelectionChange: setSelection, bulkActions: bulk } : {})}
        {...servedTable({
          table,
          answer,
          sizes: tableSizes,
          exporting: exporting.sending || reaching.sending,
          failed: t('participants.failed'),
          onExport: () => void save(),
        })}
        empty={<EmptyState headingLevel={3} title={t('participants.none_others')} />}
      />
      {reading ? <RequestDialog participant={reading} onClose={() => setReading(null)} /> : null}
    </>
  )
}

function wrote({ motivation, answers, conflictOfInterest }: ParticipantRow): boolean {
  return Boolean(motivation || conflictOfInterest) || answers.length > 0
}
