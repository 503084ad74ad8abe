import { useDates, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import { Button, Card, EmptyState, Heading, Pagination, SendIcon, Stack, StatusChip, Text } from '@ensemble/ui'
import { useMissionsThreadsQuery } from '../../api/messages-api.ts'
import { useMessageWindows } from './mission-messages.ts'
import { MessagesPending } from '../../threads/messages-pending.tsx'
import { SentLetters } from './sent-letters.tsx'

/** What people of the mission wrote to its team, what waits first; what was sent to several; and writing to them. */
export default function MessagesTab() {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { mission, openThread, openLetter } = useMessageWindows()
  const [page, setPage] = useListPage()
  const params = { missionId: mission.id }
  const question = useMissionsThreadsQuery({ params, query: { page } })
  // Of this page, and never the one before under its number; that one knows still how many there are.
  const { data, currentData: shown } = question
  leaveGonePage(page, question.error, setPage)
  return (
    <Stack sx={{ gap: '24px' }}>
      <Stack direction="row">
        <Button icon={<SendIcon />} aria-haspopup="dialog" onClick={() => openLetter([])}>
          {t('messages.letter.title')}
        </Button>
      </Stack>
      <Stack component="section" aria-labelledby="threads" sx={{ gap: '12px' }}>
        <Heading level={2} size="s" id="threads">
          {t('messages.threads')}
        </Heading>
        {threads()}
        <Pagination page={page} pageCount={(data?.lastPage ?? 0) + 1} onChange={setPage} />
      </Stack>
      <SentLetters missionId={mission.id} />
    </Stack>
  )

  function threads() {
    if (!shown) return <MessagesPending of={question} rowHeight={96} />
    if (shown.items.length === 0) {
      return <EmptyState headingLevel={3} title={t('messages.threadsNone')} text={t('messages.threadsNoneHint')} />
    }
    return shown.items.map(({ userId, displayName, lastAt, lastText, lastFromTeam, unread }) => (
      <Card key={userId} outline="line">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
          <Heading level={3} size="s">
            {displayName || t('participants.unknown')}
          </Heading>
          {unread > 0 ? <StatusChip tone="waiting" label={t('messages.unread', { count: unread })} /> : null}
          <Text as="time" size="small" tone="second" weight="regular" dateTime={lastAt} title={dates.exact(lastAt)}>
            {dates.relative(lastAt)}
          </Text>
        </Stack>
        <Text>{lastFromTeam ? t('messages.lastFromTeam', { text: lastText }) : lastText}</Text>
        <Stack direction="row">
          <Button
            size="small"
            variant={unread > 0 ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            aria-label={t('messages.openOf', { name: displayName || t('participants.unknown') })}
            onClick={() => openThread(userId)}
          >
            {t('messages.open')}
          </Button>
        </Stack>
      </Card>
    ))
  }
}
