import { departments } from '@ensemble/contracts/departments'
import type { Quote } from '@ensemble/contracts/missions/quotes'
import {
  formatShortDay,
  saveFile,
  useKeptTable,
  useLanguage,
  useSend,
  useToast,
  useTranslation,
} from '@ensemble/mf-kit'
import { RowLink, shownOf, useServedTable, useTableState } from '@ensemble/mf-kit/table'
import { EmptyState, SendStatus, Stack, Text } from '@ensemble/ui'
import { DataTable, type TableColumn } from '@ensemble/ui/data-grid'
import {
  useMissionsQuotesCsvMutation,
  useLazyMissionsQuotesQuery,
  useMissionsQuotesQuery,
} from '../api/management-api.ts'
import { MissionTitle } from '../cards/mission-title.tsx'
import { usePlaceName } from '../cards/use-mission-words.ts'

const tableSizes = [25, 50, 100] as const

interface QuoteRow extends Quote {
  id: string
}

/** Words of participants that the league may quote, with when they agreed and until when that counts. */
export default function QuotesTable() {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const kept = useKeptTable('quotes')
  const table = useTableState()
  // No event tells of words that end by their time or with an account: whoever comes to quote some has them asked for anew.
  const answer = useMissionsQuotesQuery(table.ask({}), { selectFromResult: shownOf, refetchOnMountOrArgChange: true })
  const csv = useSend(useMissionsQuotesCsvMutation()[0])
  const columns = useQuoteColumns()
  const [askQuotes] = useLazyMissionsQuotesQuery()
  const rows = rowsOf(answer.data?.items ?? [], table.page * table.pageSize)

  async function save() {
    const text = await csv.send(table.askFile({}))
    if (text !== undefined) saveFile({ name: `${t('quotes.file')}.csv`, type: 'text/csv', text })
  }

  async function copy({ quote }: Quote) {
    try {
      await navigator.clipboard.writeText(quote)
      toast(t('quotes.copied'))
    } catch {
      toast(t('quotes.copyFailed'), { severity: 'error' })
    }
  }

  return (
    <Stack sx={{ gap: '16px' }}>
      <Text>{t('quotes.sentence')}</Text>
      <SendStatus sending={csv.sending} failure={csv.failure} />
      <DataTable<QuoteRow>
        label={t('quotes.title')}
        columns={columns}
        kept={kept}
        search={{ label: t('quotes.search'), value: table.search, onSearch: table.searchFor }}
        rows={rows}
        rowId={({ id }) => id}
        actions={(row) => [{ id: 'copy', label: t('quotes.copy'), main: true, onSelect: () => void copy(row) }]}
        {...useServedTable({
          table,
          answer,
          askPage: async (place) => {
            const { items } = await askQuotes(table.ask(place)).unwrap()
            return { items: rowsOf(items, place.page * place.pageSize) }
          },
          sizes: tableSizes,
          exporting: csv.sending,
          failed: t('quotes.failed'),
          onExport: () => void save(),
        })}
        empty={
          table.search || table.filters.length > 0 ? (
            <EmptyState headingLevel={3} title={t('quotes.noneFound')} />
          ) : (
            <EmptyState headingLevel={3} title={t('quotes.none')} text={t('quotes.noneHint')} />
          )
        }
      />
    </Stack>
  )
}

/** A quote has no id that could tell whose it is: its place in the list is enough. */
function rowsOf(quotes: readonly Quote[], before: number): QuoteRow[] {
  return quotes.map((quote, index) => ({ ...quote, id: String(before + index) }))
}

function useQuoteColumns(): TableColumn<QuoteRow>[] {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const placeName = usePlaceName()
  return [
    {
      id: 'quote',
      label: t('quotes.quote'),
      kind: 'text',
      width: 420,
      sortable: false,
      filterable: true,
      render: ({ quote }) => quote,
    },
    {
      id: 'missionTitle',
      label: t('columns.title'),
      kind: 'text',
      width: 240,
      sortable: true,
      filterable: true,
      render: ({ mission }) => <MissionTitle title={mission.title} />,
      link: ({ mission }) => ({ component: RowLink, to: `/missions/${mission.id}` }),
    },
    {
      id: 'departmentCode',
      label: t('columns.department'),
      kind: 'choice',
      sortable: true,
      filterable: true,
      choices: departments.map(({ code }) => ({ value: code, label: placeName(code) })),
      render: ({ departmentCode }) => placeName(departmentCode),
    },
    {
      id: 'agreedOn',
      label: t('quotes.agreedOn'),
      kind: 'date',
      sortable: true,
      filterable: true,
      render: ({ agreedOn }) => formatShortDay(agreedOn, { language }),
    },
    {
      id: 'endsOn',
      label: t('quotes.endsOn'),
      kind: 'date',
      sortable: false,
      filterable: false,
      render: ({ endsOn }) => formatShortDay(endsOn, { language }),
    },
  ]
}
