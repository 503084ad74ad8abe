import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, CheckIcon, SendStatus } from '@ensemble/ui'
import { useMissionsAcceptUserMutation } from '../../api/missions-api.ts'
import { partOf } from '../../registration/part-of.ts'
import { useRefusalWords } from '../../decisions/use-refusal-words.ts'

interface DecisionButtonsProps {
  mission: Mission
  participant: ParticipantRow
  name: string
  /** Opens the window that asks for the reason. */
  onRefuse: () => void
}

/** Errors have an action to read: they stay longer than three seconds (decisions.md §10, Toasts). */
const errorMs = 8000

/** The answers that the state of this person allows. */
export function DecisionButtons({ mission, participant, name, onRefuse }: DecisionButtonsProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const whyOf = useRefusalWords()
  const [accept] = useMissionsAcceptUserMutation()
  const { send, sending, failure } = useSend(accept)

  async function acceptOne() {
    const body = { userIds: [participant.userId] }
    const data = await send({ params: { missionId: mission.id }, body })
    if (!data) return
    const [failed] = data.failed
    if (failed) toast(whyOf(failed.code), { severity: 'error', durationMs: errorMs })
    else toast(t('decisions.accepted', { name }))
  }
  const part = partOf(participant)
  const waits = part === 'requested' || part === 'waitlisted'
  if (!mission.allowedActions.includes('decide_participants')) return null
  if (!waits && part !== 'validated' && part !== 'rejected') return null

  return (
    <>
      {part === 'validated' ? null : (
        <Button
          size="small"
          icon={<CheckIcon />}
          loading={sending}
          aria-label={t('decisions.acceptName', { name })}
          onClick={() => void acceptOne()}
        >
          {t('decisions.accept')}
        </Button>
      )}
      {part === 'rejected' ? null : (
        <Button size="small" variant="secondary" aria-label={t('decisions.refuseName', { name })} onClick={onRefuse}>
          {t('decisions.refuse')}
        </Button>
      )}
      <Box sx={{ flexBasis: '100%' }}>
        <SendStatus sending={sending} failure={failure} />
      </Box>
    </>
  )
}
