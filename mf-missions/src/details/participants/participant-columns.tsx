import type { Attendance } from '@ensemble/contracts/enumerations'
import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { WholeOnPaper } from '@ensemble/ui'
import type { TableColumn } from '@ensemble/ui/data-grid'
import { AttendanceButtons } from './attendance-buttons.tsx'
import { useBackgroundColumns } from './background-columns.tsx'
import { beginningOf } from './beginning-of.ts'
import { useContactColumns } from './contact-columns.tsx'
import { notInOrder } from './not-in-order.ts'
import { useStandingColumns } from './standing-columns.tsx'
import { useNameOf } from './use-name-of.ts'

/**
 * The columns of participants: what this service knows, and how to reach people, from the other. `said`: some of it was
 * said by telephone; `passed`: some requests were passed on to somebody of the team; `reaches`: the reader is told it.
 */
export function useParticipantColumns(
  mission: Mission,
  contacts: ReadonlyMap<string, ParticipantContact>,
  {
    reaches,
    said,
    passed,
    onAttendance,
  }: {
    reaches: boolean
    said: boolean
    passed: boolean
    onAttendance: (row: ParticipantRow, value: Attendance | null) => void
  },
): TableColumn<ParticipantRow>[] {
  const { t } = useTranslation('mf-missions')
  const nameOf = useNameOf()
  const standing = useStandingColumns({ said, passed, moved: Boolean(mission.reschedule) })
  const background = useBackgroundColumns(contacts)
  const attended = mission.allowedActions.includes('set_attendance')
  const asks = mission.questions.length > 0
  // What one decides by comes before how to reach people, which the panel of each says whole.
  const reaching = useContactColumns(contacts, { emailHidden: !attended, phoneHidden: asks && !attended })
  const attendance: TableColumn<ParticipantRow> = {
    id: 'attendance',
    label: t('columns.attendance'),
    kind: 'text',
    ...notInOrder,
    // Its three buttons in one line, in either language.
    width: 336,
    render: (row) =>
      partOf(row) === 'validated' ? (
        <AttendanceButtons name={nameOf(row)} value={row.attendance} onChange={(value) => onAttendance(row, value)} />
      ) : null,
  }
  const answers: TableColumn<ParticipantRow> = {
    id: 'answers',
    label: t('columns.answers'),
    kind: 'text',
    ...notInOrder,
    width: 190,
    twoLines: true,
    hidden: attended,
    render: ({ answers: given }) => inShort(given.filter((one) => one !== '').join(' · ')),
  }
  return [
    ...standing,
    ...background.filter(({ id }) => reaches || id !== 'profileType'),
    ...(reaches ? reaching : []),
    {
      id: 'motivation',
      label: t('columns.motivation'),
      kind: 'text',
      ...notInOrder,
      width: 250,
      twoLines: true,
      hidden: attended,
      render: ({ motivation }) => inShort(motivation ?? ''),
    },
    ...(asks ? [answers] : []),
    ...(attended ? [attendance] : []),
  ]
}

function inShort(text: string) {
  return text === '' ? '' : <WholeOnPaper beginning={beginningOf(text)} whole={text} />
}
