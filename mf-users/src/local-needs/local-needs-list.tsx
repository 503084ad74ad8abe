import type { LocalNeed, LocalNeedState } from '@ensemble/contracts/users/local-needs'
import { PrefetchLink, retryOf, useCan, useDates, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  ListSkeleton,
  Pagination,
  SendStatus,
  Stack,
  StatusChip,
  type StatusTone,
  Text,
  TextLink,
  useFocusAmongLines,
} from '@ensemble/ui'
import { useRef, useState } from 'react'
import { useUsersDecideNeedMutation, useUsersNeedsQuery } from '../api/local-needs-api.ts'
import { RefuseLocalNeedDialog } from './refuse-local-need-dialog.tsx'

const tones: Record<LocalNeedState, StatusTone> = {
  told: 'waiting',
  looked_at: 'progress',
  mission_made: 'confirmed',
  answered_no: 'neutral',
}

interface LocalNeedsListProps {
  departmentCode: string
  /** Of what is said where there is none; below a title of its own it is one less. */
  headingLevel?: 2 | 4
}

/** Local needs that a committee was told of, those that wait first, each with what can be done. */
export function LocalNeedsList({ departmentCode, headingLevel }: LocalNeedsListProps) {
  const { t } = useTranslation('mf-users')
  const [page, setPage] = useListPage('needs')
  const query = useUsersNeedsQuery({
    query: { departmentCode, page, pageSize: 10 },
  })
  // `data` may be of the page before while another one comes, or does not: it says how many there are, and no more.
  const { currentData, data, isError } = query
  leaveGonePage(page, query.error, setPage)
  // What was done to a need is offered no more, and an answered one may be on another page.
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(root, 'section')
  return (
    <Stack spacing={2} ref={root} {...focus}>
      {content()}
      <Pagination page={page} pageCount={(data?.lastPage ?? 0) + 1} onChange={setPage} />
    </Stack>
  )

  function content() {
    if (currentData?.items.length === 0)
      return <EmptyState headingLevel={headingLevel} title={t('needs.none')} text={t('needs.noneHint')} />
    if (currentData) return currentData.items.map((need) => <LocalNeedCard key={need.id} need={need} />)
    if (isError) return <ErrorState title={t('needs.failed')} {...retryOf(query)} />
    return <ListSkeleton />
  }
}

function LocalNeedCard({ need }: { need: LocalNeed }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const toast = useToast()
  const creates = useCan('mission.create')
  const look = useSend(useUsersDecideNeedMutation()[0])
  const [refusing, setRefusing] = useState(false)
  const { id, subject, message, toldBy, toldAt, state, answeredAt, missionId, answer, departmentCode } = need

  async function markLookedAt() {
    const done = await look.send({ params: { needId: id }, body: { state: 'looked_at' } })
    if (done) toast(t('needs.looked'))
  }

  return (
    <Card as="section" aria-labelledby={`need-${id}`}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px', justifyContent: 'space-between' }}>
        <Heading level={2} size="s" id={`need-${id}`}>
          {subject}
        </Heading>
        <StatusChip tone={tones[state]} label={t(`needs.states.${state}`)} />
      </Stack>
      <Text size="small" tone="second">
        <TextLink component={PrefetchLink} to={`/users/${toldBy.id}`}>
          {toldBy.displayName}
        </TextLink>
        {` – ${dates.day(toldAt)}`}
      </Text>
      <Text>{message}</Text>
      {answer ? <Text tone="second">{t('needs.answer', { answer })}</Text> : null}
      {missionId ? (
        <div>
          <TextLink alone component={PrefetchLink} to={`/missions/${missionId}`}>
            {t('needs.seeMission')}
          </TextLink>
        </div>
      ) : null}
      {answeredAt ? null : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px', alignItems: 'center' }}>
          {creates ? (
            <LinkButton
              variant="primary"
              component={PrefetchLink}
              to={`/missions/management?form=new&place=${departmentCode}&need=${id}`}
            >
              {t('needs.make')}
            </LinkButton>
          ) : null}
          {state === 'told' ? (
            <Button variant="secondary" loading={look.sending} onClick={() => void markLookedAt()}>
              {t('needs.look')}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            {t('needs.refuse')}
          </Button>
          <SendStatus sending={look.sending} failure={look.failure} />
        </Stack>
      )}
      {refusing ? <RefuseLocalNeedDialog need={need} onClose={() => setRefusing(false)} /> : null}
    </Card>
  )
}
