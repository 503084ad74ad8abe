import { missionDomains } from '@ensemble/contracts/enumerations'
import type { MissionStatistics } from '@ensemble/contracts/missions/statistics'
import { PrefetchLink, saveFile, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card } from '@ensemble/ui'

/** What the missions serve, the most first; each domain opens its missions. */
export function DomainsChart({ series }: MissionStatistics) {
  const { t } = useTranslation('mf-missions')
  const counted = missionDomains
    .map((domain) => ({ domain, missions: series.find(({ key }) => key === domain)?.values.missions ?? 0 }))
    .filter(({ missions }) => missions > 0)
    .sort((one, other) => other.missions - one.missions)
  if (counted.length === 0) return null
  return (
    <Card as="div">
      <BarChart
        title={t('figures.domainsChart')}
        categoryLabel={t('figures.domain')}
        categories={counted.map(({ domain }) => t(`domains.${domain}`))}
        series={[{ label: t('figures.missions'), values: counted.map(({ missions }) => missions) }]}
        linkOf={(row) => ({ component: PrefetchLink, to: `/missions/browse?domain=${counted[row]?.domain ?? ''}` })}
        onDownload={(text) => saveFile({ name: `${t('figures.files.domains')}.csv`, type: 'text/csv', text })}
      />
    </Card>
  )
}
