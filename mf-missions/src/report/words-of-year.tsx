import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, Stack, Text, token } from '@ensemble/ui'
import { useState } from 'react'
import { MissionTitle, useWrittenLang } from '../cards/mission-title.tsx'
import type { CommitteeYear } from './committee-year.ts'

/** More of a note than this would leave no room for the others. */
const mostSigns = 320

/** The fourth page: what missions led to, what people said of them, and how all of it was counted. */
export function WordsOfYear({ missions: { notes, quotes } }: CommitteeYear) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates({ complete: true })
  const lang = useWrittenLang()
  const [today] = useState(() => dates.day(new Date()))
  return (
    <Stack sx={{ gap: '16px' }}>
      <Heading level={3} size="s">
        {t('report.ledTo')}
      </Heading>
      {notes.length === 0 ? <Text>{t('report.noNotes')}</Text> : null}
      {notes.map(({ id, title, note }) => (
        <Stack key={id} sx={{ gap: '4px', breakInside: 'avoid' }}>
          <Text weight="medium">
            <MissionTitle title={title} />
          </Text>
          <Text lang={lang}>{cut(note, mostSigns)}</Text>
        </Stack>
      ))}
      <Heading level={3} size="s">
        {t('report.said')}
      </Heading>
      {quotes.length === 0 ? <Text>{t('report.noQuotes')}</Text> : null}
      {quotes.map(({ quote, missionTitle }) => (
        <Box
          key={`${missionTitle} ${quote}`}
          component="blockquote"
          sx={{ margin: 0, borderLeft: `4px solid ${token('primary')}`, paddingLeft: '16px', breakInside: 'avoid' }}
        >
          <Text>{cut(quote, mostSigns)}</Text>
          <Text size="small" tone="second">
            <MissionTitle title={missionTitle} />
          </Text>
        </Box>
      ))}
      <Heading level={3} size="s">
        {t('report.counting')}
      </Heading>
      <Text size="small">{t('report.countedHow')}</Text>
      <Text size="small">{t('report.consent', { day: today })}</Text>
    </Stack>
  )
}

/** At the end of a word, with the sign that something was left out. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(' ', length))} […]`
}
