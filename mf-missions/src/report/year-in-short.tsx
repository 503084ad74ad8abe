import { useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { PaperFacts, PaperTable, Stack, Text } from '@ensemble/ui'
import type { CommitteeYear } from './committee-year.ts'

/** The first page: whose year it is, and its figures beside those of the year before. */
export function YearInShort({ department, missions: { year, until, total, before }, people }: CommitteeYear) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const dates = useDates({ complete: true })
  // A mission less is a zero, fewer than ten people are a word.
  const none = { missions: 0, participants: 0, participations: 0, hours: 0, places: null, taken: null, grade: null }
  const [now, then] = [total ?? none, before ?? none]
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? t('report.few') : value.toLocaleString(language)
  const share = ({ places, taken }: Pick<typeof now, 'places' | 'taken'>) => {
    if (!places) return '–'
    return taken === null ? t('report.few') : (taken / places).toLocaleString(language, { style: 'percent' })
  }
  const grade = ({ missions: begun, grade: mean }: Pick<typeof now, 'missions' | 'grade'>) => {
    if (begun === 0) return '–'
    return mean === null ? t('report.fewAnswers') : t('figures.ofFive', { grade: mean.toLocaleString(language) })
  }
  const rows = [
    { id: 'missions', cells: [number(now.missions), number(then.missions)] },
    { id: 'participants', cells: [number(now.participants), number(then.participants)] },
    { id: 'participations', cells: [number(now.participations), number(then.participations)] },
    { id: 'hours', cells: [number(now.hours), number(then.hours)] },
    { id: 'filled', cells: [share(now), share(then)] },
    { id: 'grade', cells: [grade(now), grade(then)] },
    ...(people
      ? ([{ id: 'newcomers', cells: [number(people.newcomers), number(people.newcomersBefore)] }] as const)
      : []),
  ] as const
  const told = now.participants !== null && now.hours !== null && now.missions > 0
  return (
    <Stack sx={{ gap: '20px' }}>
      <Text size="large">
        {told
          ? t('report.inShort', {
              committee: department.committeeName,
              missions: t('report.ofMissions', { count: now.missions }),
              people: number(now.participants),
              hours: number(now.hours),
            })
          : t('report.inShortFew', {
              committee: department.committeeName,
              missions: t('report.ofMissions', { count: now.missions }),
            })}
      </Text>
      <PaperTable
        columns={[
          { id: 'figure', label: t('report.figure'), share: 38 },
          { id: 'now', label: String(year), share: 31 },
          { id: 'then', label: String(year - 1), share: 31 },
        ]}
        rows={rows.map(({ id, cells }) => ({ id, cells: [t(`report.figures.${id}`), ...cells] }))}
      />
      <Text size="small" tone="second">
        {t('report.days', { from: dates.day(`${year}-01-01T12:00:00Z`), until: dates.day(`${until}T12:00:00Z`) })}
      </Text>
      <PaperFacts
        facts={[
          { id: 'committee', label: t('report.committee'), value: department.committeeName },
          { id: 'region', label: t('report.region'), value: department.region },
          { id: 'email', label: t('report.email'), value: department.contactEmail },
          { id: 'phone', label: t('report.phone'), value: department.phone },
        ]}
      />
    </Stack>
  )
}
