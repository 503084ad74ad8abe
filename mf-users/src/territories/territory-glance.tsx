import { useTranslation } from '@ensemble/mf-kit'
import { Button, Facts, Heading, PhoneLink, Stack, StatusChip, Text, TextLink } from '@ensemble/ui'
import type { TableAction } from '@ensemble/ui/data-grid'
import { LocalNeedsList } from '../local-needs/local-needs-list.tsx'
import { countFields, type Territory } from './territory.ts'
import { useTerritoryWords } from './use-territory-words.ts'

interface TerritoryGlanceProps {
  territory: Territory
  /** What can be done beside the main act, which stands below. */
  acts: readonly TableAction[]
}

/** One committee beside the table: how it stands, what is missing, how to reach it, and what can be done. */
export function TerritoryGlance({ territory, acts }: TerritoryGlanceProps) {
  const { t } = useTranslation('mf-users')
  const words = useTerritoryWords()
  const { department, gaps, known } = territory
  const { committeeName, contactEmail, phone, region } = department
  return (
    <Stack spacing={3}>
      <Text tone="second">{`${committeeName} – ${region}`}</Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
        {gaps.map((gap) => (
          <StatusChip key={gap} tone="last" label={t(`territories.gaps.${gap}`)} />
        ))}
        {gaps.length === 0 && known ? <StatusChip tone="confirmed" label={t('territories.noGap')} /> : null}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
        {acts.map(({ id, label, onSelect }) => (
          <Button key={id} variant="secondary" onClick={onSelect}>
            {label}
          </Button>
        ))}
      </Stack>
      <Facts
        facts={[
          ...countFields.map((field) => ({
            id: field,
            label: t(`territories.columns.${field}`),
            value: words.countOf(territory[field]),
          })),
          {
            id: 'email',
            label: t('fields.email'),
            value: <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>,
          },
          {
            id: 'phone',
            label: t('fields.phone'),
            value: <PhoneLink number={phone} />,
          },
        ]}
      />
      <Heading level={3} size="s">
        {t('needs.title')}
      </Heading>
      <LocalNeedsList departmentCode={department.code} headingLevel={4} />
    </Stack>
  )
}
