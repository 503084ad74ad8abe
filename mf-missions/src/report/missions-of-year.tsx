import { missionDomains, missionTypes } from '@ensemble/contracts/enumerations'
import { monthsBetween, useDates, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Stack, Text } from '@ensemble/ui'
import type { CommitteeYear } from './committee-year.ts'

/** The second page: when missions took place, what they served and what kind they were. */
export function MissionsOfYear({ missions: { year, until, months, domains, types } }: CommitteeYear) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const all = until < `${year}-01-01` ? [] : monthsBetween({ from: `${year}-01-01`, to: until })
  const series = (values: number[]) => [{ label: t('figures.missions'), values }]
  const missionsOf = (parts: typeof months, key: string) => parts.find((part) => part.key === key)?.values.missions ?? 0
  const most = <Key extends string>(parts: typeof months, keys: readonly Key[]) =>
    keys
      .map((key) => ({ key, missions: missionsOf(parts, key) }))
      .filter(({ missions }) => missions > 0)
      .sort((one, other) => other.missions - one.missions)
  const byDomain = most(domains, missionDomains)
  const byType = most(types, missionTypes)
  if (months.length === 0) return <Text>{t('report.noMission')}</Text>
  return (
    <Stack sx={{ gap: '24px' }}>
      <BarChart
        title={t('figures.monthsChart')}
        categoryLabel={t('figures.month')}
        categories={all.map(dates.month)}
        marks={all.map(dates.shortMonth)}
        series={series(all.map((month) => missionsOf(months, month)))}
      />
      <BarChart
        title={t('figures.domainsChart')}
        categoryLabel={t('figures.domain')}
        categories={byDomain.map(({ key }) => t(`domains.${key}`))}
        series={series(byDomain.map(({ missions }) => missions))}
      />
      <BarChart
        title={t('report.typesChart')}
        categoryLabel={t('report.type')}
        categories={byType.map(({ key }) => t(`types.${key}`))}
        series={series(byType.map(({ missions }) => missions))}
      />
      <Text size="small" tone="second">
        {t('report.severalDomains')}
      </Text>
    </Stack>
  )
}
