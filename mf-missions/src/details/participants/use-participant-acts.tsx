import { attendances } from '@ensemble/contracts/enumerations'
import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { useTranslation } from '@ensemble/mf-kit'
import { ArrowRightIcon, CheckIcon, EyeIcon, PrinterIcon, SendIcon } from '@ensemble/ui'
import type { BulkAction, TableAction } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import { PassOnDialog } from '../../decisions/pass-on-dialog.tsx'
import { useMessageWindows } from '../messages/mission-messages.ts'
import { useTelephoneActs } from '../telephone/use-telephone-acts.tsx'
import { useManagedMission } from './managed-mission.tsx'
import type { useAnswers } from './use-answers.ts'
import type { useHeldActs } from './use-held-acts.tsx'
import { useInvitationActs } from './use-invitation-acts.tsx'
import { useShares } from './use-shares.ts'
import { isInside, waits } from './where-they-stand.ts'

/**
 * What may be done to somebody who asked, was invited or takes part, and to several at once; render `windows` beside
 * the table.
 */
export function useParticipantActs(held: ReturnType<typeof useHeldActs>, answers: ReturnType<typeof useAnswers>) {
  const { t } = useTranslation('mf-missions')
  const { mission, onRefuse, onAttest, onReadShared } = useManagedMission()
  const { person, accept, note, noting } = answers
  const shares = useShares(mission)
  const messages = useMessageWindows()
  const invitations = useInvitationActs(mission, held.hold)
  const telephone = useTelephoneActs(mission)
  const [passing, setPassing] = useState<{ userId: string; name: string } | null>(null)
  const writes = mission.threads !== undefined
  const decides = mission.allowedActions.includes('decide_participants')
  const notes = mission.allowedActions.includes('set_attendance')

  function actionsOf(row: ParticipantRow): TableAction[] {
    const part = partOf(row)
    const open = decides && !held.isHeld(row)
    return [
      ...held.undoOn(row),
      open &&
        (waits(row) || (part === 'rejected' && row.origin === 'registration')) && {
          id: 'accept',
          label: t('decisions.accept'),
          main: true,
          // The line above the table says why, and adds a place.
          disabled: mission.placesLeft !== null && mission.placesLeft <= held.places,
          onSelect: () => accept([row]),
        },
      open &&
        (waits(row) || part === 'validated') && {
          id: 'refuse',
          label: t('decisions.refuse'),
          main: waits(row),
          danger: true,
          onSelect: () => onRefuse([person(row)]),
        },
      open &&
        part === 'requested' && {
          id: 'pass_on',
          label: t('passing.action'),
          icon: <ArrowRightIcon size={20} />,
          onSelect: () => setPassing(person(row)),
        },
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

  function bulkOf(picked: readonly ParticipantRow[]): BulkAction[] {
    const asking = picked.filter((row) => waits(row) && !held.isHeld(row))
    const coming = picked.filter((row) => partOf(row) === 'validated')
    const came = picked.filter(({ attendance }) => attendance === 'present')
    const inside = picked.filter(isInside)
    const refusable = picked.filter((row) => !held.isHeld(row) && (waits(row) || partOf(row) === 'validated'))
    return [
      decides &&
        asking.length > 0 && {
          id: 'accept',
          label: t('decisions.accept'),
          icon: <CheckIcon />,
          onSelect: () => accept(asking),
        },
      ...(notes && coming.length > 0 ? attendances : []).map((value) => ({
        id: value,
        label: t(`attendance.${value}`),
        busy: noting.sending,
        onSelect: () => void note(coming, value),
      })),
      notes &&
        came.length > 0 && {
          id: 'attest',
          label: t('paper.attestations'),
          icon: <PrinterIcon />,
          onSelect: () => onAttest(came.map(person)),
        },
      writes &&
        inside.length > 0 && {
          id: 'write',
          label: t('messages.write'),
          icon: <SendIcon />,
          onSelect: () => messages.openLetter(inside.map(person)),
        },
      decides &&
        refusable.length > 0 && {
          id: 'refuse',
          label: t('decisions.refuse'),
          danger: true,
          onSelect: () => onRefuse(refusable.map(person)),
        },
    ].filter((act) => act !== false)
  }

  return {
    actionsOf,
    bulkOf,
    choosesSeveral: decides || notes || writes,
    windows: (
      <>
        {invitations.dialog}
        {telephone.dialog}
        {passing ? <PassOnDialog missionId={mission.id} person={passing} onClose={() => setPassing(null)} /> : null}
      </>
    ),
  }
}
