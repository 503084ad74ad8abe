import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { useTranslation } from '@ensemble/mf-kit'
import { ArrowRightIcon, BanIcon, EyeIcon, PrinterIcon, SendIcon } from '@ensemble/ui'
import type { TableAction } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import { PassOnDialog } from '../../decisions/pass-on-dialog.tsx'
import { useMessageWindows } from '../messages/mission-messages.ts'
import { useTelephoneActs } from '../telephone/use-telephone-acts.tsx'
import { useManagedMission } from './managed-mission.tsx'
import { teamRights } from './team-rights.ts'
import type { useAnswers } from './use-answers.ts'
import type { useHeldActs } from './use-held-acts.tsx'
import { useInvitationActs } from './use-invitation-acts.tsx'
import { useShares } from './use-shares.ts'
import { isInside, mayBeLetIn, waits } from './where-they-stand.ts'

/** What may be done to one of them, the most likely first; render `windows` beside the table. */
export function useActsOnOne(
  held: ReturnType<typeof useHeldActs>,
  { person, accept }: Pick<ReturnType<typeof useAnswers>, 'person' | 'accept'>,
) {
  const { t } = useTranslation('mf-missions')
  const { mission, onRefuse, onAttest, onReadShared } = useManagedMission()
  const { decides, notes, writes } = teamRights(mission)
  const shares = useShares(mission)
  const messages = useMessageWindows()
  const invitations = useInvitationActs(mission, held.hold)
  const telephone = useTelephoneActs(mission)
  const [passing, setPassing] = useState<{ userId: string; name: string } | null>(null)

  function decisionsOn(row: ParticipantRow): TableAction[] {
    if (!decides || held.isHeld(row)) return []
    const part = partOf(row)
    return [
      (waits(row) || mayBeLetIn(row)) && {
        id: 'accept',
        label: t('decisions.accept'),
        main: true,
        // The line above the table says why, and adds a place.
        disabled: mission.placesLeft !== null && mission.placesLeft <= held.places,
        onSelect: () => accept([row]),
      },
      (waits(row) || part === 'validated') && {
        id: 'refuse',
        label: t(part === 'validated' ? 'decisions.takeBack' : 'decisions.refuse'),
        icon: <BanIcon size={20} />,
        main: waits(row),
        danger: true,
        onSelect: () => onRefuse([{ ...person(row), hasPlace: part === 'validated' }]),
      },
      part === 'requested' && {
        id: 'pass_on',
        label: t('passing.action'),
        icon: <ArrowRightIcon size={20} />,
        onSelect: () => setPassing(person(row)),
      },
    ].filter((act) => act !== false)
  }

  function actsOn(row: ParticipantRow): TableAction[] {
    return [
      ...held.undoOn(row),
      ...decisionsOn(row),
      ...(held.isHeld(row) ? [] : invitations.actsOn(row)),
      ...telephone.actsOn(row),
      notes &&
        row.attendance === 'present' && {
          id: 'attest',
          label: t('paper.printAttestation'),
          icon: <PrinterIcon size={20} />,
          onSelect: () => onAttest([person(row)]),
        },
      writes &&
        isInside(row) && {
          id: 'write',
          label: t('messages.write'),
          icon: <SendIcon size={20} />,
          onSelect: () => messages.openThread(row.userId),
        },
      shares(row) && {
        id: 'shared',
        label: t('shared.read'),
        icon: <EyeIcon size={20} />,
        onSelect: () => onReadShared(row),
      },
    ].filter((act) => act !== false)
  }

  return {
    actsOn,
    windows: (
      <>
        {invitations.dialog}
        {telephone.dialog}
        {passing ? <PassOnDialog missionId={mission.id} person={passing} onClose={() => setPassing(null)} /> : null}
      </>
    ),
  }
}
