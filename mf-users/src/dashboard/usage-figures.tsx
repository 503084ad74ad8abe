import {
  failureOf,
  formatDayInFigures,
  saveFile,
  useDates,
  useFiguresRange,
  useLanguage,
  useTranslation,
} from '@ensemble/mf-kit'
import { BarChart, Card, ChartGrid, FiguresSection, Text } from '@ensemble/ui'
import { useUsersActivityStatisticsQuery } from '../api/figures-api.ts'

/** On the staff's /dashboard: how much the platform is used, and what people looked for in vain. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const dates = useDates()
  const range = useFiguresRange()
  const query = useUsersActivityStatisticsQuery({ query: range })
  const { data, isError } = query
  const weeks = data?.weeks ?? []
  const searches = data?.missedSearches ?? null
  return (
    <FiguresSection
      title={t('usage.title')}
      loading={!data && !isError}
      failure={failureOf(query, t('figures.failed'))}
    >
      <Text tone="second">{t('usage.who')}</Text>
      <ChartGrid>
        <Card as="div">
          {weeks.length === 0 ? (
            <Text>{t('usage.noWeeks')}</Text>
          ) : (
            <BarChart
              title={t('usage.weeksChart')}
              categoryLabel={t('usage.week')}
              categories={weeks.map(({ week }) => dates.day(week))}
              marks={weeks.map(({ week }) => formatDayInFigures(`${week.slice(0, 10)}T12:00:00Z`, { language }))}
              series={[{ label: t('figures.members'), values: weeks.map(({ members }) => members) }]}
              untold={t('figures.few')}
              onDownload={(text) => saveFile({ name: `${t('usage.files.weeks')}.csv`, type: 'text/csv', text })}
            />
          )}
        </Card>
        {searches === null ? null : (
          <Card as="div">
            {searches.length === 0 ? (
              <Text>{t('usage.noSearches')}</Text>
            ) : (
              <BarChart
                title={t('usage.searchesChart')}
                categoryLabel={t('usage.words')}
                categories={searches.map(({ words, list }) => t(`usage.lists.${list}`, { words }))}
                series={[{ label: t('usage.people'), values: searches.map(({ people }) => people) }]}
                format={(value) => value.toLocaleString(language)}
                onDownload={(text) => saveFile({ name: `${t('usage.files.searches')}.csv`, type: 'text/csv', text })}
              />
            )}
          </Card>
        )}
      </ChartGrid>
    </FiguresSection>
  )
}
