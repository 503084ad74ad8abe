import type { Thread } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Stack, Text, token } from '@ensemble/ui'
import { useEffect, useRef } from 'react'

interface MessageListProps {
  messages: Thread['messages']
  /** Whether the reader is the person whose thread it is. */
  own: boolean
  /** Of that person. */
  name: string
}

/** Messages with who wrote them and when; the reader's own stand to the right. What comes is spoken. */
export function MessageList({ messages, own, name }: MessageListProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const last = useRef<HTMLLIElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    // Where there is no layout there is nothing to scroll.
    if (newest !== undefined) last.current?.scrollIntoView?.({ block: 'nearest' })
  }, [newest])
  // There before the first message, which is spoken as it comes; how long ago others came is not said anew.
  return (
    <div role="log" aria-relevant="additions" aria-label={t('messages.list')}>
      {messages.length === 0 ? <Text tone="second">{t('messages.none')}</Text> : listed()}
    </div>
  )

  function listed() {
    return (
      <Stack component="ol" role="list" sx={list}>
        {messages.map(({ id, fromTeam, authorName, subject, text, sentAt }) => {
          const mine = fromTeam !== own
          return (
            <Box component="li" key={id} ref={id === newest ? last : undefined} sx={mine ? ownMessage : otherMessage}>
              <Text as="div" size="small" tone="second">
                {whose(fromTeam, authorName)}
                {' · '}
                <Text
                  as="time"
                  size="small"
                  tone="second"
                  weight="regular"
                  dateTime={sentAt}
                  title={dates.exact(sentAt)}
                >
                  {dates.relative(sentAt)}
                </Text>
              </Text>
              {subject ? <Text as="strong">{subject}</Text> : null}
              <Text>{text}</Text>
            </Box>
          )
        })}
      </Stack>
    )
  }

  function whose(fromTeam: boolean, authorName: string | null) {
    if (!fromTeam) return own ? t('messages.you') : name || t('participants.unknown')
    return authorName ? t('messages.forTeam', { name: authorName }) : t('messages.team')
  }
}

const list = { listStyle: 'none', padding: 0, margin: 0, gap: '12px' }
const message = {
  padding: '12px 16px',
  borderRadius: token('radius-card'),
  border: `1px solid ${token('line')}`,
  maxWidth: '88%',
  overflowWrap: 'anywhere',
  '& strong': { display: 'block' },
}
const otherMessage = { ...message, alignSelf: 'flex-start' }
const ownMessage = { ...message, alignSelf: 'flex-end', background: token('secondary') }
