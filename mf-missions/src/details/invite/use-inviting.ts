import type { Mission } from '@ensemble/contracts/missions/http'
import { useNavigate, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { useRef, useState } from 'react'
import { useMissionsAddParticipantsMutation } from '../../api/management-api.ts'
import type { useInviteMessage } from './invite-message.tsx'
import type { Sent } from './left-out.tsx'

/** Members of one call. */
export const mostAtOnce = 100

/** Who is chosen, and what became of asking them. Who is chosen stays chosen while one searches, sorts and turns pages. */
export function useInviting(mission: Mission, { text, draft }: ReturnType<typeof useInviteMessage>) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const navigate = useNavigate()
  const { send, sending, failure } = useSend(useMissionsAddParticipantsMutation()[0])
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [sent, setSent] = useState<Sent | null>(null)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const result = useRef<HTMLDivElement>(null)
  const tooMany = chosen.size > Math.min(mostAtOnce, mission.placesLeft ?? mostAtOnce)

  function choose(ids: ReadonlySet<string>, rows: readonly { id: string; displayName: string }[]) {
    const names = new Map(rows.map(({ id, displayName }) => [id, displayName]))
    setChosen(new Map([...ids].map((id) => [id, chosen.get(id) ?? names.get(id) ?? ''])))
    setSent(null)
  }

  async function invite() {
    if (tooMany) return result.current?.focus()
    const message = text.trim()
    const body = { userIds: [...chosen.keys()], ...(message ? { message } : {}) }
    const outcome = await send({ params: { missionId: mission.id }, body })
    if (!outcome) return
    draft.forget()
    if (outcome.skipped.length === 0) {
      toast(t('invite.done', { count: outcome.invited.length }))
      return navigate(`/missions/${mission.id}?tab=invitations`)
    }
    const skipped = outcome.skipped.map((each) => ({ ...each, name: chosen.get(each.userId) ?? '' }))
    setSent({ invited: outcome.invited.length, skipped })
    setAsked(new Set([...asked, ...outcome.invited]))
    setChosen(new Map())
    result.current?.focus()
  }

  return { chosen, choose, tooMany, invite, sending, failure, sent, asked, result }
}
