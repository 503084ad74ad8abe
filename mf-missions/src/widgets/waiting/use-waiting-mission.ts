import type { WaitingForStaff } from '@ensemble/contracts/missions/http'
import type { ContactState } from '@ensemble/contracts/users/contact-state'
import { typeset } from '@ensemble/contracts/typography'
import { useNavigate, useTranslation, type WaitingItem } from '@ensemble/mf-kit'
import { useMissionsApproveHeldMutation } from '../../api/waiting-api.ts'
import { seenOf } from '../../decisions/seen-of.ts'
import { inALine, useWaitingWords } from './use-waiting-words.ts'
import type { AskedAnswer } from './waiting-window.tsx'

type Mission = WaitingForStaff['mission']

/** A mission that waits for its approval or its closing note, with the answers to that. */
export function useWaitingMission(ask: (answer: AskedAnswer) => void) {
  const { t } = useTranslation('mf-missions')
  const { whenAndWhere } = useWaitingWords()
  const navigate = useNavigate()
  const [approve] = useMissionsApproveHeldMutation()

  function missionOf(mission: Mission, kind: WaitingForStaff['kind']): Omit<WaitingItem, 'kind' | 'since' | 'late'> {
    return {
      id: mission.id,
      title: typeset(mission.title, 'fr'),
      to: `/missions/${mission.id}`,
      about: inALine(whenAndWhere(mission)),
      ...(kind === 'approval' ? approvalOf(mission) : closingOf(mission)),
    }
  }

  function approvalOf(mission: Mission): Pick<WaitingItem, 'others' | 'accept'> {
    return {
      others: [
        { label: t('decisions.refuse'), open: () => ask({ kind: 'rejectMission', mission }) },
        writingTo(mission),
      ],
      accept: {
        label: t('manage.approve'),
        done: t('widgets.approved', { title: typeset(mission.title, 'fr') }),
        send: async () => {
          await approve({ params: { missionId: mission.id }, body: seenOf(mission) }).unwrap()
          return null
        },
      },
    }
  }

  function closingOf(mission: Mission): Pick<WaitingItem, 'others'> {
    return {
      others: [
        { label: t('manage.add_closing_note'), open: () => ask({ kind: 'closingNote', missionId: mission.id }) },
        writingTo(mission),
      ],
    }
  }

  /** The shell's window, which any page opens by its address. */
  function writingTo(mission: Mission) {
    const state = { mission: { title: mission.title, detail: inALine(whenAndWhere(mission)) } } satisfies ContactState
    return {
      label: t('widgets.writeTeam'),
      open: () => void navigate(`?contact=mission_managers&mission=${mission.id}`, { preventScrollReset: true, state }),
    }
  }

  return missionOf
}
