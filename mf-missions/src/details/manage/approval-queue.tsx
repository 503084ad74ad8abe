import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, ListSkeleton, Notice, Stack, TextLink } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsManagedQuery } from '../../api/management-api.ts'

const oldest = { query: { scope: 'to_approve' as const, page: 0, pageSize: 5 as const } }

/** For those who approve, on a mission that waits or that they have just decided on: how many others wait, and the next. */
export function ApprovalQueue({ mission }: { mission: Mission }) {
  const waits = mission.allowedActions.includes('approve')
  const [met, setMet] = useState(waits)
  if (waits && !met) setMet(true)
  return met ? <Others missionId={mission.id} waits={waits} /> : null
}

function Others({ missionId, waits }: { missionId: string; waits: boolean }) {
  const { t } = useTranslation('mf-missions')
  const { data, isLoading } = useMissionsManagedQuery(oldest)
  // What stands below is shown once it has its place (`Page`).
  if (isLoading) return <ListSkeleton rows={1} rowHeight={88} />
  if (!data) return null
  const others = data.items.filter(({ id }) => id !== missionId)
  const [next] = others
  const left = Math.max(data.total - (data.items.length - others.length), others.length)
  return (
    <Notice
      severity={waits ? 'info' : 'success'}
      announce={!waits}
      action={
        <Stack direction="row" sx={{ gap: '8px 16px', flexWrap: 'wrap', alignItems: 'center' }}>
          {next ? (
            <LinkButton size="small" component={PrefetchLink} to={`/missions/${next.id}`}>
              {t('submission.next', { title: typeset(next.title, 'fr') })}
            </LinkButton>
          ) : null}
          <TextLink component={PrefetchLink} to="/missions/management?tab=to_approve">
            {t('submission.queue')}
          </TextLink>
        </Stack>
      }
    >
      {t(waits && left === 0 ? 'submission.onlyOne' : 'submission.left', { count: left })}
    </Notice>
  )
}
