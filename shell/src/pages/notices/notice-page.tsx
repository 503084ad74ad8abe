import { useLanguage, useParams } from '@ensemble/mf-kit'
import { Box, Card, Heading, Page, PageHeader, Text } from '@ensemble/ui'
import type { ReactNode } from 'react'
import { LinkedWords } from '../../contact/linked-words.tsx'
import { usePageTitle } from '../page-title.ts'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { CharterNotice } from './charter-notice.tsx'
import { type NoticeName, notices, type NoticeSection } from './notice-texts.ts'
import { Publisher } from './publisher.tsx'
import { englishNotices } from './texts/en.ts'
import { frenchNotices } from './texts/fr.ts'
import { WriteToUs } from './write-to-us.tsx'

// Read now and then: these words come with their page, not with the first screen.
const texts = { fr: frenchNotices, en: englishNotices }

/** /notices/:notice: what the platform says of itself, for everybody, signed in or not. */
export function NoticePage() {
  const { notice } = useParams()
  const known = notices.find((name) => name === notice)
  if (notice === 'charter') return <CharterNotice />
  return known ? <Notice name={known} /> : <NotFoundPage />
}

function Notice({ name }: { name: NoticeName }) {
  const { title, sentence, sections } = texts[useLanguage()][name]
  usePageTitle(title)
  return (
    <Page width="reading">
      <PageHeader title={title} sentence={sentence} />
      {sections.map((section) => (
        <Section key={section.title} {...section}>
          {name === 'legal' && section === sections[0] ? <Publisher /> : null}
        </Section>
      ))}
      <Card as="section">
        <WriteToUs titled={name !== 'contact'} />
      </Card>
    </Page>
  )
}

function Section({ title, paragraphs, points, children }: NoticeSection & { children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: '8px' }}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      {paragraphs.map((text) => (
        <Text key={text}>
          <LinkedWords text={text} />
        </Text>
      ))}
      {points.length > 0 ? (
        <Box component="ul" sx={{ paddingLeft: '20px', margin: 0, display: 'grid', gap: '6px' }}>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      ) : null}
      {children}
    </Box>
  )
}
