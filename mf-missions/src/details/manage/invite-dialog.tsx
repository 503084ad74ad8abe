import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, Notice, SendStatus, Stack, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsAddParticipantsMutation } from '../../api/management-api.ts'
import { PlacesLeft } from '../participants/places-left.tsx'
import { CandidateChoice } from './candidate-choice.tsx'

/** Members of one call (decisions.md §10, Limits). */
const most = 100

/** Why somebody was left out, as the service says it. */
const known = ['NOT_FOUND', 'OUT_OF_SCOPE', 'ALREADY_REGISTERED', 'PREVIOUSLY_REFUSED', 'MISSION_FULL'] as const

/** Invites members by name, chosen among those whom the mission suits, the least asked first. */
export function InviteDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsAddParticipantsMutation()[0])
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [message, setMessage] = useState('')
  const [skipped, setSkipped] = useState<readonly { name: string; code: string }[]>([])
  const [missing, setMissing] = useState(false)

  async function invite() {
    if (chosen.size === 0) return setMissing(true)
    const body = { userIds: [...chosen.keys()], ...(message.trim() ? { message: message.trim() } : {}) }
    const answer = await send({ params: { missionId: mission.id }, body })
    if (!answer) return
    if (answer.invited.length > 0) toast(t('invite.done', { count: answer.invited.length }))
    if (answer.skipped.length === 0) return onClose()
    setSkipped(answer.skipped.map(({ userId, code }) => ({ name: chosen.get(userId) ?? '', code })))
    setChosen(new Map())
  }

  return (
    <Dialog
      open
      width="large"
      title={t('invite.title')}
      onClose={onClose}
      status={<SendStatus sending={sending} failure={failure} />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('register.cancel')}
          </Button>
          <Button loading={sending} disabled={mission.placesLeft === 0} onClick={() => void invite()}>
            {chosen.size === 0 ? t('invite.send') : t('invite.sendTo', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t('invite.consequence')}</Text>
        <PlacesLeft mission={mission} />
        {skipped.length > 0 ? (
          <Notice severity="warning" title={t('invite.skipped')} announce>
            {skipped.map(({ name, code }) => (
              <Text key={name}>
                {t('approval.refusedLine', {
                  title: name,
                  why: t(`invite.codes.${known.find((each) => each === code) ?? 'OTHER'}`),
                })}
              </Text>
            ))}
          </Notice>
        ) : null}
        <CandidateChoice
          missionId={mission.id}
          chosen={chosen}
          most={Math.min(most, mission.placesLeft ?? most)}
          error={missing ? t('invite.chooseOne') : undefined}
          onChange={(next) => {
            setChosen(next)
            setMissing(false)
          }}
        />
        <TextArea
          label={t('invite.message')}
          optional
          rows={3}
          maxLength={1000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Stack>
    </Dialog>
  )
}
