import { useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Card, EmptyState, Heading, Notice, Page, PageHeader, Stack, Text } from '@ensemble/ui'
import { useEffect, useState } from 'react'
import { useServices } from '../../platform/services.ts'
import { areaName } from '../deliveries/area-name.ts'
import { usePageTitle } from '../page-title.ts'
import { byDay } from './by-day.ts'
import { type AreaNote, type News, readNotes } from './read-notes.ts'
import { whatsNewTexts } from './whats-new-texts.ts'

/** /whats_new: what the teams tell people of the versions that everybody gets, the newest first. */
export function WhatsNewPage() {
  const words = whatsNewTexts[useLanguage()]
  const dates = useDates()
  const { registry } = useServices()
  const [news, setNews] = useState<News | null>(null)
  usePageTitle(words.title)

  useEffect(() => {
    let isLeft = false
    void readNotes(registry).then((read) => {
      if (!isLeft) setNews(read)
    })
    return () => {
      isLeft = true
    }
  }, [registry])

  return (
    <Page width="reading">
      <PageHeader title={words.title} sentence={words.sentence} />
      {news === null ? <Text>{words.loading}</Text> : null}
      {news?.isMissing ? <Notice severity="warning">{words.missing}</Notice> : null}
      {news && news.notes.length === 0 && !news.isMissing ? (
        <EmptyState title={words.none} text={words.noneHint} />
      ) : null}
      {byDay(news?.notes ?? []).map(([day, areas]) => (
        <Card as="section" key={day} aria-labelledby={`news-${day}`}>
          <Box sx={sentence}>
            <Heading level={2} id={`news-${day}`}>
              {dates.day(day)}
            </Heading>
          </Box>
          <Notes areas={areas} />
        </Card>
      ))}
    </Page>
  )
}

// A day begins with a small letter inside a sentence; here it is the title.
const sentence = { '& > ::first-letter': { textTransform: 'uppercase' } }

function Notes({ areas }: { areas: readonly [area: string, notes: readonly AreaNote[]][] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Stack sx={{ gap: '20px' }}>
      {areas.map(([area, notes]) => (
        <div key={area}>
          <Heading level={3} size="s">
            {areaName(t, area)}
          </Heading>
          <Stack component="ul" sx={{ gap: '8px', margin: '8px 0 0', paddingLeft: '20px' }}>
            {notes.map((note) => (
              <li key={note.fr}>{note[language]}</li>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  )
}
