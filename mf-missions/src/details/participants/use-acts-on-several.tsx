import { attendances } from '@ensemble/contracts/enumerations'
import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckIcon, PrinterIcon, SendIcon } from '@ensemble/ui'
import type { BulkAction } from '@ensemble/ui/data-grid'
import { useMessageWindows } from '../messages/mission-messages.ts'
import { useManagedMission } from './managed-mission.tsx'
import { teamRights } from './team-rights.ts'
import type { useAnswers } from './use-answers.ts'
import type { useHeldActs } from './use-held-acts.tsx'
import { isInside, waits } from './where-they-stand.ts'

/** What may be done to several at once: each act is for those of them whom it fits. */
export function useActsOnSeveral(
  held: ReturnType<typeof useHeldActs>,
  { person, accept, note, noting }: ReturnType<typeof useAnswers>,
): (picked: readonly ParticipantRow[]) => BulkAction[] {
  const { t } = useTranslation('mf-missions')
  const { mission, onRefuse, onAttest } = useManagedMission()
  const { decides, notes, writes } = teamRights(mission)
  const messages = useMessageWindows()

  return (picked) => {
    const asking = picked.filter((row) => waits(row) && !held.isHeld(row))
    const coming = picked.filter((row) => partOf(row) === 'validated')
    const came = picked.filter(({ attendance }) => attendance === 'present')
    const inside = picked.filter(isInside)
    const refusable = picked
      .map((row) => ({ row, hasPlace: partOf(row) === 'validated' }))
      .filter(({ row, hasPlace }) => !held.isHeld(row) && (waits(row) || hasPlace))
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
          label: t(refusable.every(({ hasPlace }) => hasPlace) ? 'decisions.takeBack' : 'decisions.refuse'),
          danger: true,
          onSelect: () => onRefuse(refusable.map(({ row, hasPlace }) => ({ ...person(row), hasPlace }))),
        },
    ].filter((act) => act !== false)
  }
}
