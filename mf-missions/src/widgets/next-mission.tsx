import type { Participation } from '@ensemble/contracts/missions/http'
import type { User } from '@ensemble/contracts/users/http'
import { PrefetchLink, retryOf, useSession, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Heading, ListSkeleton, Stack, TextLink } from '@ensemble/ui'
import { useId } from 'react'
import { firstMine, useMissionsParticipantMissionsQuery } from '../api/missions-api.ts'
import { GivenAnswer } from '../registration/given-answer.tsx'
import { mineInput } from '../registration/mine-input.ts'
import { ParticipationCard } from '../registration/participation-card.tsx'
import { mostPressingFirst, nextCertain } from '../registration/own-part.ts'

/**
 * On /home: what waits for the reader's answer, then the next mission that is certain. Nothing at all when there is
 * neither.
 */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const query = useMissionsParticipantMissionsQuery(mineInput(user?.id), { skip: !user })
  const { data, isError } = query
  if (data) {
    const waiting = mostPressingFirst(data.items)
    const next = nextCertain(data.items)
    return (
      <GivenAnswer>
        <Missions title={t('widgets.waiting')} items={waiting} withLink />
        <Missions title={t('widgets.next')} items={next ? [next] : []} withLink={waiting.length === 0} />
      </GivenAnswer>
    )
  }
  if (!isError) return <ListSkeleton rows={1} rowHeight={160} />
  return <ErrorState title={t('myMissions.failed')} {...retryOf(query)} />
}

Component.first = (reader: User) => firstMine(mineInput(reader.id))

interface MissionsProps {
  title: string
  items: readonly Participation[]
  /** The way to the whole list, once. */
  withLink: boolean
}

function Missions({ title, items, withLink }: MissionsProps) {
  const { t } = useTranslation('mf-missions')
  const id = useId()
  if (items.length === 0) return null
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '12px', '* + &': { marginTop: '32px' } }}>
      <Stack direction="row" sx={headStyles}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {withLink ? (
          <TextLink alone component={PrefetchLink} to="/my_missions">
            {t('widgets.allMine')}
          </TextLink>
        ) : null}
      </Stack>
      {items.map((participation) => (
        <ParticipationCard key={participation.mission.id} participation={participation} />
      ))}
    </Stack>
  )
}

const headStyles = { flexWrap: 'wrap', gap: '8px 24px', alignItems: 'baseline', justifyContent: 'space-between' }
