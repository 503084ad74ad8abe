import { monthsBetween, PrefetchLink, saveFile, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, CardGrid, Figure, FiguresSection, Text } from '@ensemble/ui'
import { DomainsChart } from './domains-chart.tsx'
import { useFigures } from './use-figures.ts'

/** On a member's /dashboard: what they took part in, month by month and by domain. No ranking. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const dates = useDates()
  const { series, loading, failure, range } = useFigures('month')
  const domains = useFigures('domain')
  const months = monthsBetween(range)
  const byMonth = new Map(series.map(({ key, values }) => [key, values]))
  const sum = (field: 'missions' | 'hours') => series.reduce((total, { values }) => total + (values[field] ?? 0), 0)
  const past = (figure: 'missions' | 'hours') => ({
    component: PrefetchLink,
    to: '/my_missions',
    label: t('figures.seeMine'),
    'aria-label': t('figures.seeMineOf', { figure: t(`figures.own.${figure}`) }),
  })
  return (
    <FiguresSection title={t('figures.ownTitle')} loading={loading} failure={failure}>
      <CardGrid minWidth="max(140px, 20%)" label={t('figures.ownTitle')}>
        <Figure
          value={sum('missions').toLocaleString(language)}
          label={t('figures.own.missions')}
          link={past('missions')}
        />
        <Figure value={sum('hours').toLocaleString(language)} label={t('figures.own.hours')} link={past('hours')} />
      </CardGrid>
      {series.length === 0 ? (
        <Text tone="second">{t('figures.nothing')}</Text>
      ) : (
        <>
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
