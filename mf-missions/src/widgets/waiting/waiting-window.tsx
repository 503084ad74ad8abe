import type { WaitingForStaff } from '@ensemble/contracts/missions/http'
import { PassOnDialog } from '../../decisions/pass-on-dialog.tsx'
import { RefuseDialog } from '../../decisions/refuse-dialog.tsx'
import { RejectDialog } from '../../decisions/reject-dialog.tsx'
import { ThreadDialog, type ThreadDialogProps } from '../../threads/thread-dialog.tsx'
import { ClosingNote } from '../closing-note.tsx'

/** An answer that asks for more than a press. */
export type AskedAnswer =
  | { kind: 'rejectMission'; mission: WaitingForStaff['mission'] }
  | { kind: 'refusePerson'; missionId: string; person: { userId: string; name: string } }
  | { kind: 'passOn'; missionId: string; person: { userId: string; name: string } }
  | ({ kind: 'write' } & Pick<ThreadDialogProps, 'mission' | 'userId'>)
  | { kind: 'closingNote'; missionId: string }

/** The window in which the rest of an answer is given. */
export function WaitingWindow({ asked, onClose }: { asked: AskedAnswer; onClose: () => void }) {
  switch (asked.kind) {
    case 'rejectMission':
      return <RejectDialog mission={{ ...asked.mission, approvalStatus: 'waiting_for_approval' }} onClose={onClose} />
    case 'refusePerson':
      return <RefuseDialog missionId={asked.missionId} people={[asked.person]} onClose={onClose} />
    case 'passOn':
      return <PassOnDialog missionId={asked.missionId} person={asked.person} onClose={onClose} />
    case 'write':
      return <ThreadDialog mission={asked.mission} userId={asked.userId} onClose={onClose} />
    case 'closingNote':
      return <ClosingNote missionId={asked.missionId} onClose={onClose} />
  }
}
