import { useTranslation } from '@ensemble/mf-kit'
import { Box, Card, Heading, PrintSheet, Stack } from '@ensemble/ui'
import { type ReactNode, useId } from 'react'
import type { CommitteeYear } from './committee-year.ts'
import { MissionsOfYear } from './missions-of-year.tsx'
import { PeopleOfYear } from './people-of-year.tsx'
import { WordsOfYear } from './words-of-year.tsx'
import { YearInShort } from './year-in-short.tsx'

const sheets = [
  { id: 'short', Sheet: YearInShort },
  { id: 'missions', Sheet: MissionsOfYear },
  { id: 'people', Sheet: PeopleOfYear },
  { id: 'words', Sheet: WordsOfYear },
] as const
type SheetId = (typeof sheets)[number]['id']

/** The four pages below each other. */
export function ReportOnScreen(year: CommitteeYear) {
  return sheets.map(({ id, Sheet }) => (
    <OnScreen key={id} id={id}>
      <Sheet {...year} />
    </OnScreen>
  ))
}

function OnScreen({ id, children }: { id: SheetId; children: ReactNode }) {
  const { t } = useTranslation('mf-missions')
  const title = useId()
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack sx={{ gap: '24px' }}>
        <Heading level={2} id={title}>
          {t(`report.sheets.${id}`)}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

/** The same, one sheet of A4 each. */
export function ReportOnPaper({ onDone, ...year }: CommitteeYear & { onDone: () => void }) {
  const { t } = useTranslation('mf-missions')
  const committee = year.department.committeeName
  const title = t('report.titleOf', { committee, year: String(year.missions.year) })
  return (
    <PrintSheet title={title} onDone={onDone}>
      {sheets.map(({ id, Sheet }, index) => (
        <Box key={id} sx={index > 0 ? { breakBefore: 'page' } : undefined}>
          <Stack sx={{ gap: '20px' }}>
            {index === 0 ? <Heading level={1}>{title}</Heading> : null}
            <Heading level={2}>{t(`report.sheets.${id}`)}</Heading>
            <Sheet {...year} />
          </Stack>
        </Box>
      ))}
    </PrintSheet>
  )
}
