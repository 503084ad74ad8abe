import type { WaitingForStaff } from '@ensemble/contracts/missions/http'
import { MissionAndDay } from '../../cards/mission-and-day.tsx'
import { PassOnDialog } from '../../decisions/pass-on-dialog.tsx'
import type { PersonToAnswer } from '../../decisions/person-to-answer.ts'
import { RefuseDialog } from '../../decisions/refuse-dialog.tsx'
import { RejectDialog } from '../../decisions/reject-dialog.tsx'
import { ThreadDialog, type ThreadDialogProps } from '../../threads/thread-dialog.tsx'
import { ClosingNote } from '../closing-note.tsx'

/** Somebody who asks for a place, and in which mission. */
export interface Asker {
  mission: WaitingForStaff['mission']
  person: PersonToAnswer
}

/** An answer that asks for more than a press. */
export type AskedAnswer =
  | { kind: 'rejectMission'; mission: WaitingForStaff['mission'] }
  | ({ kind: 'refusePerson' } & Asker)
  | ({ kind: 'passOn' } & Asker)
  | ({ kind: 'write' } & Pick<ThreadDialogProps, 'mission' | 'userId'>)
  | { kind: 'closingNote'; missionId: string }

/** The window in which the rest of an answer is given; it says which of the missions of the list it is about. */
export function WaitingWindow({ asked, onClose }: { asked: AskedAnswer; onClose: () => void }) {
  switch (asked.kind) {
    case 'rejectMission':
      return <RejectDialog mission={{ ...asked.mission, approvalStatus: 'waiting_for_approval' }} onClose={onClose} />
    case 'refusePerson':
      return (
        <RefuseDialog
          missionId={asked.mission.id}
          people={[asked.person]}
          about={<MissionAndDay mission={asked.mission} />}
          onClose={onClose}
        />
      )
    case 'passOn':
      return (
        <PassOnDialog
          missionId={asked.mission.id}
          person={asked.person}
          about={<MissionAndDay mission={asked.mission} />}
          onClose={onClose}
        />
      )
    case 'write':
      return <ThreadDialog mission={asked.mission} userId={asked.userId} onClose={onClose} />
    case 'closingNote':
      return <ClosingNote missionId={asked.missionId} onClose={onClose} />
  }
}
