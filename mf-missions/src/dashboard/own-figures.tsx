import { monthsBetween, PrefetchLink, saveFile, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, CardGrid, Figure, FiguresSection, Text } from '@ensemble/ui'
import { DomainsChart } from './domains-chart.tsx'
import { useFigures } from './use-figures.ts'

const figures = ['missions', 'hours'] as const

/** On a member's /dashboard: what they took part in, month by month and by domain. No ranking. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const dates = useDates()
  const { series, loading, failure, range } = useFigures('month')
  const domains = useFigures('domain')
  const months = monthsBetween(range)
  const byMonth = new Map(series.map(({ key, values }) => [key, values]))
  return (
    // All of it at once: a chart that came after the figures would push what stands below.
    <FiguresSection title={t('figures.ownTitle')} loading={loading || domains.loading} failure={failure}>
      {series.length === 0 ? (
        <Text tone="second">{t('figures.nothing')}</Text>
      ) : (
        <>
          <CardGrid minWidth="max(140px, 20%)" label={t('figures.ownTitle')}>
            {figures.map((figure) => {
              const value = series.reduce((total, { values }) => total + (values[figure] ?? 0), 0)
              return value === 0 ? null : (
                <Figure
                  key={figure}
                  value={value.toLocaleString(language)}
                  label={t(`figures.own.${figure}`)}
                  link={{
                    component: PrefetchLink,
                    to: '/my_missions#past',
                    label: t('figures.seeMine'),
                    'aria-label': t('figures.seeMineOf', { figure: t(`figures.own.${figure}`) }),
                  }}
                />
              )
            })}
          </CardGrid>
          <Card as="div">
            <BarChart
              title={t('figures.ownMonths')}
              categoryLabel={t('figures.month')}
              categories={months.map(dates.month)}
              series={[
                { label: t('figures.missions'), values: months.map((month) => byMonth.get(month)?.missions ?? 0) },
              ]}
              onDownload={(text) => saveFile({ name: `${t('figures.files.own')}.csv`, type: 'text/csv', text })}
            />
          </Card>
          <DomainsChart series={domains.series} />
        </>
      )}
    </FiguresSection>
  )
}
