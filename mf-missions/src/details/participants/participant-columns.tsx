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

/**
 * The columns of participants: what this service knows, and how to reach people, from the other. `said`: some of it was
 * said by telephone; `passed`: some requests were passed on to somebody of the team.
 */
export function useParticipantColumns(
  mission: Mission,
  contacts: ReadonlyMap<string, ParticipantContact>,
  {
    said,
    passed,
    onAttendance,
  }: { said: boolean; passed: boolean; onAttendance: (row: ParticipantRow, value: Attendance) => void },
): TableColumn<ParticipantRow>[] {
  const { t } = useTranslation('mf-missions')
  const standing = useStandingColumns({ said, passed, moved: Boolean(mission.reschedule) })
  const background = useBackgroundColumns(contacts)
  const reaching = useContactColumns(contacts)
  const attended = mission.allowedActions.includes('set_attendance')
  const attendance: TableColumn<ParticipantRow> = {
    id: 'attendance',
    label: t('columns.attendance'),
    kind: 'text',
    ...notInOrder,
    // Its three buttons in one line, in either language.
    width: 336,
    render: (row) =>
      partOf(row) === 'validated' ? (
        <AttendanceButtons
          name={row.displayName || t('participants.unknown')}
          value={row.attendance}
          onChange={(value) => onAttendance(row, value)}
        />
      ) : null,
  }
  return [
    ...standing,
    ...background,
    ...reaching,
    {
      id: 'motivation',
      label: t('columns.motivation'),
      kind: 'text',
      ...notInOrder,
      width: 141,
      hidden: attended,
      render: ({ motivation }) =>
        motivation ? <WholeOnPaper beginning={beginningOf(motivation)} whole={motivation} /> : '',
    },
    ...(attended ? [attendance] : []),
  ]
}
