import { departments } from '@ensemble/contracts/departments'
import { retryOf, PrefetchLink, useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import {
  Button,
  EmptyState,
  ErrorState,
  Notice,
  Page,
  PageHeader,
  PageSkeleton,
  PrinterIcon,
  Select,
  Stack,
} from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsUserYearReportQuery, useMissionsYearReportQuery } from '../api/report-api.ts'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { ReportOnPaper, ReportOnScreen } from './report-sheets.tsx'

/** So many years can be chosen, this one first. */
const years = 5

/** /missions/report: a year of a committee on four pages, on the screen, on paper and as a PDF. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { user, role } = useSession()
  const [address, setAddress] = useSearchParams()
  const [thisYear] = useState(() => new Date().getFullYear())
  const [printing, setPrinting] = useState(false)
  const local = role === 'referent'
  const code = local ? user?.departmentCode : address.get('department')
  const department = departments.find((each) => each.code === code)
  const choices = Array.from({ length: years }, (_, back) => String(thisYear - back))
  const year = choices.find((choice) => choice === address.get('year')) ?? String(thisYear)
  const asked = { query: { departmentCode: department?.code ?? '', year: Number(year) } }
  const missions = useMissionsYearReportQuery(asked, { skip: !department })
  const people = useMissionsUserYearReportQuery(asked, { skip: !department })
  const settled = people.currentData !== undefined || people.isError
  const report =
    department && missions.currentData && settled
      ? { department, missions: missions.currentData, people: people.currentData ?? null }
      : null

  function choose(name: 'department' | 'year', value: string) {
    const next = new URLSearchParams(address)
    next.set(name, value)
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  return (
    <Page width="reading">
      <PageHeader
        title={t('report.title')}
        sentence={t('report.sentence')}
        back={{ component: PrefetchLink, to: '/dashboard', label: t('report.back') }}
        action={
          <Button icon={<PrinterIcon />} disabled={report === null} onClick={() => setPrinting(true)}>
            {t('paper.print')}
          </Button>
        }
      />
      <Stack className="ens-no-print" direction="row" sx={{ flexWrap: 'wrap', gap: '16px' }}>
        {local ? null : (
          <Select
            label={t('figures.department')}
            options={departments.map((each) => ({ value: each.code, label: placeName(each.code) }))}
            value={department?.code}
            onChange={(chosen) => choose('department', chosen)}
          />
        )}
        <Select
          label={t('report.year')}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          value={year}
          onChange={(chosen) => choose('year', chosen)}
        />
      </Stack>
      {people.isError && report ? (
        <Notice
          severity="warning"
          action={
            <Button variant="secondary" size="small" onClick={() => void people.refetch()}>
              {t('report.retry')}
            </Button>
          }
        >
          {t('report.half')}
        </Notice>
      ) : null}
      {missions.isError ? <ErrorState title={t('report.failed')} {...retryOf(missions)} /> : null}
      {department ? null : <EmptyState title={t('report.none')} text={t('report.noneHint')} />}
      {department && !report && !missions.isError ? <PageSkeleton /> : null}
      {report ? <ReportOnScreen {...report} /> : null}
      {report && printing ? <ReportOnPaper {...report} onDone={() => setPrinting(false)} /> : null}
    </Page>
  )
}
