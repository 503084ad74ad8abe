import type { ParticipationBucket } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import type { CallData } from '@ensemble/mf-kit/calls'
import { Heading, Stack } from '@ensemble/ui'
import { awaitsReader, mostPressingFirst } from '../registration/own-part.ts'
import { ListOfMissions } from './list-of-missions.tsx'
import { PagesOfBucket } from './pages-of-bucket.tsx'
import { useAim } from './use-aim.ts'

interface BucketProps {
  bucket: ParticipationBucket
  userId: string
  /** The first page of all buckets together; whoever takes part in no more needs no other. */
  first: CallData<'mission.participantMissions'>
}

/** The missions with one next step, under its name; nothing where there is none. */
export function BucketOfMissions({ bucket, userId, first }: BucketProps) {
  const { t } = useTranslation('mf-missions')
  const title = useAim(bucket)
  const { items, total, facets } = first
  // Of many the server counts, and knows the part alone; of few also a new date and an opinion are to answer.
  const many = total > items.length
  const others = items.filter((item) => !awaitsReader(item) && item.bucket === bucket)
  const shown = bucket === 'invitations' ? mostPressingFirst(items) : others
  const count = many ? (facets?.bucket?.[bucket] ?? 0) : shown.length
  if (count === 0) return null
  return (
    <Stack component="section" aria-labelledby={bucket} sx={{ gap: '12px' }}>
      <Heading level={2} size="s" id={bucket} ref={title} tabIndex={-1}>
        {t('myMissions.bucket', { name: t(`myMissions.${bucket}`), count })}
      </Heading>
      {many ? <PagesOfBucket bucket={bucket} userId={userId} /> : <ListOfMissions items={shown} />}
    </Stack>
  )
}
