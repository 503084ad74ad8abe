import type { Letter } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import { Box, Card, Heading, Pagination, Stack, Text } from '@ensemble/ui'
import { useMissionsLettersQuery } from '../../api/messages-api.ts'
import { MessagesPending } from '../../threads/messages-pending.tsx'

/** Letters that went to several people, each with who got it. Nothing where none was sent. */
export function SentLetters({ missionId }: { missionId: string }) {
  const { t } = useTranslation('mf-missions')
  const [page, setPage] = useListPage('letters')
  const input = { params: { missionId }, query: { page } }
  const question = useMissionsLettersQuery(input)
  // Of this page, and never the one before under its number; that one knows still how many there are.
  const { data, currentData: shown, isError } = question
  leaveGonePage(page, question.error, setPage)
  if (data?.items.length === 0 || (!data && !isError)) return null
  return (
    <Stack component="section" aria-labelledby="letters" sx={{ gap: '12px' }}>
      <Heading level={2} size="s" id="letters">
        {t('messages.letters')}
      </Heading>
      {shown ? (
        shown.items.map((letter) => <SentLetter key={letter.id} letter={letter} />)
      ) : (
        <MessagesPending of={question} rowHeight={96} />
      )}
      <Pagination page={page} pageCount={(data?.lastPage ?? 0) + 1} onChange={setPage} />
    </Stack>
  )
}

function SentLetter({ letter }: { letter: Letter }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { subject, text, authorName, sentAt, people } = letter
  const values = { when: dates.dayAndTime(sentAt), name: authorName ?? t('messages.team') }
  const nameOf = (name: string) => name || t('participants.unknown')
  return (
    <Card outline="line">
      <Heading level={3} size="s">
        {subject}
      </Heading>
      <Text size="small" tone="second">
        {t('messages.sentBy', values)}
      </Text>
      <Text>{text}</Text>
      <details>
        <Box component="summary" sx={{ minHeight: '44px', padding: '10px 0', cursor: 'pointer', fontWeight: 500 }}>
          {t('messages.gotIt', { count: people.length, opened: String(people.filter(({ read }) => read).length) })}
        </Box>
        <ul>
          {people.map(({ userId, displayName, read }) => (
            <li key={userId}>{read ? t('messages.opened', { name: nameOf(displayName) }) : nameOf(displayName)}</li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
