import { memberWithdrawalReasons, type MemberWithdrawalReason } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import { isOfOneDay } from '@ensemble/contracts/missions/expected-soon'
import { sessionsOf } from '@ensemble/contracts/missions/sessions-of'
import { Link, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, RadioGroup, SendDialog, Stack, Text, TextLink } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsUnregisterMutation } from '../api/details-api.ts'
import { MissionInShort } from './mission-in-short.tsx'
import { leavesForGood } from './coming-back.ts'
import { type LeftBehind, leftBy } from './own-part.ts'
import { SoonNotice } from './soon-notice.tsx'

interface WithdrawDialogProps {
  mission: Mission
  open: boolean
  onClose: () => void
}

/** Says which mission it is and names what follows. A reason may be given, and is asked of nobody. */
export function WithdrawDialog({ mission, open, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('mf-missions')
  const [withdraw] = useMissionsUnregisterMutation()
  const { send, sending, failure, clear } = useSend(withdraw)
  const [reasonCode, setReason] = useState<MemberWithdrawalReason | null>(null)
  // Once it is sent nothing is left any more: the window that closes keeps its words.
  const leaves = leftBy(mission)
  const [what, setWhat] = useState<LeftBehind>(leaves ?? 'validated')
  if (leaves && leaves !== what) setWhat(leaves)
  const [erases, setErases] = useState(false)
  const begun = hasAnswersHere(mission)
  if (leaves && begun !== erases) setErases(begun)

  async function confirm() {
    const body = { reasonCode: reasonCode ?? 'other' } as const
    const participant = await send({ params: { missionId: mission.id }, body })
    if (participant) onClose()
  }

  function close() {
    clear()
    onClose()
  }

  return (
    <SendDialog
      open={open}
      title={t(`withdraw.title_${what}`)}
      about={<MissionInShort mission={mission} />}
      sending={sending}
      failure={failure}
      onClose={close}
      leave={{ label: t(`withdraw.stay_${what}`), autoFocus: true }}
      actions={
        <Button variant="danger" loading={sending} onClick={() => void confirm()}>
          {t(`withdraw.confirm_${what}`)}
        </Button>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t(`withdraw.consequence_${what}`)}</Text>
        {erases ? <Text>{t('withdraw.erasesAnswers')}</Text> : null}
        {leavesForGood(mission) ? <Text>{t('withdraw.forGood')}</Text> : null}
        {what === 'validated' && mission.myThread?.mayWrite && hasSeveralDays(mission) ? (
          <Text>
            {t('withdraw.oneDay')}{' '}
            <TextLink component={Link} to="?thread=me" onClick={close}>
              {t('team.writeToTeam')}
            </TextLink>
          </Text>
        ) : null}
        <SoonNotice mission={mission} />
        <RadioGroup
          legend={t('withdraw.reason')}
          options={memberWithdrawalReasons.map((value) => ({ value, label: t(`withdrawals.${value}`) }))}
          value={reasonCode}
          onChange={setReason}
        />
      </Stack>
    </SendDialog>
  )
}

/** Whether somebody who cannot come once may come another day; a study is answered whenever one likes. */
function hasSeveralDays({ type, startAt, endAt, workspace }: Mission): boolean {
  if (type === 'studies_and_surveys') return false
  const coming = sessionsOf(workspace).filter((one) => Date.parse(one.endAt ?? one.startAt) >= Date.now())
  return coming.length > 1 || !isOfOneDay(startAt, endAt)
}

/** Whether answers of the reader are kept here: those in another tool stay where they are. */
function hasAnswersHere({ questionnaire, myQuestionnaire }: Mission): boolean {
  return questionnaire?.kind === 'built_in' && (myQuestionnaire?.begunAt ?? null) !== null
}
