import type { LoggedActivity } from '@ensemble/contracts/users/activity'
import { type LoggedAct, loggedActs, readingActs } from '@ensemble/contracts/users/logged-acts'
import { typeset } from '@ensemble/contracts/typography'
import { saveFile, useDates, useKeptTable, useSend, useTranslation } from '@ensemble/mf-kit'
import { RowLink, shownOf, useServedTable, useTableState } from '@ensemble/mf-kit/table'
import { EmptyState, SendStatus } from '@ensemble/ui'
import { DataTable, type TableColumn } from '@ensemble/ui/data-grid'
import {
  useLazyUsersActivityListQuery,
  useUsersActivityListCsvMutation,
  useUsersActivityListQuery,
} from '../api/activity-api.ts'

/** Sizes of tables inside a page (specification, section 9). */
const sizes = [5, 10, 25] as const

/**
 * Who did what and when, the newest first: of one person, whose participations stand on the same page, or of everybody in
 * the reader's reach. Page and filters stand in the address.
 */
export function ActivityLog({ actorId }: { actorId?: string }) {
  const { t } = useTranslation('mf-users')
  const columns = useColumns(actorId === undefined)
  const kept = useKeptTable(actorId ? 'activity.person' : 'activity')
  const table = useTableState(actorId ? { size: 5, prefix: 'activity' } : { size: 10 })
  const { page, pageSize, filters } = table
  const narrowed = {
    ...(actorId ? { actorId } : {}),
    ...(filters.length > 0 ? { filters: JSON.stringify(filters) } : {}),
  }
  const answer = useUsersActivityListQuery({ query: { page, pageSize, ...narrowed } }, { selectFromResult: shownOf })
  const [askPage] = useLazyUsersActivityListQuery()
  const csv = useSend(useUsersActivityListCsvMutation()[0])

  async function save() {
    const text = await csv.send({ query: narrowed })
    if (text !== undefined) saveFile({ name: `${t('activity.file')}.csv`, type: 'text/csv', text })
  }

  return (
    <>
      <SendStatus sending={csv.sending} failure={csv.failure} />
      <DataTable<LoggedActivity>
        label={t('activity.title')}
        columns={columns}
        kept={kept}
        rows={answer.data?.items ?? []}
        rowId={({ id }) => id}
        {...useServedTable({
          table,
          answer,
          askPage: (place) => askPage({ query: { ...place, ...narrowed } }).unwrap(),
          sizes,
          failed: t('list.failed'),
          onExport: () => void save(),
          exporting: csv.sending,
        })}
        sort={null}
        empty={<EmptyState headingLevel={actorId ? 3 : 2} title={t('activity.none')} text={t('activity.noneHint')} />}
      />
    </>
  )
}

const readingTypes: ReadonlySet<LoggedAct> = new Set(readingActs)

type ColumnId = 'at' | 'actorName' | 'type' | 'targetId'

function useColumns(withPeople: boolean): TableColumn<LoggedActivity>[] {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const column = (id: ColumnId, kind: TableColumn<LoggedActivity>['kind'], width: number, filterable = false) => ({
    id,
    label: t(`activity.columns.${id}`),
    kind,
    sortable: false,
    filterable,
    width,
  })
  const people: TableColumn<LoggedActivity>[] = [
    {
      ...column('actorName', 'text', 200),
      render: ({ actorName }) => actorName,
      link: ({ actorId }) => ({ component: RowLink, to: `/users/${actorId}` }),
    },
  ]
  return [
    { ...column('at', 'date', 180, true), render: ({ at }) => dates.dayAndTime(at) },
    ...(withPeople ? people : []),
    {
      ...column('type', 'choice', 200, true),
      choices: loggedActs.map((value) => ({ value, label: t(`activity.acts.${value}`) })),
      render: ({ type }) => t(`activity.acts.${type}`),
    },
    {
      ...column('targetId', 'text', 260),
      // The page of a mission is reached from its row of the participations; an address is its own name.
      render: ({ type, targetType, targetTitle, targetId }) =>
        targetTitle === null
          ? ((targetType === 'page' ? targetId : null) ?? (readingTypes.has(type) ? t('activity.private') : '–'))
          : typeset(targetTitle, 'fr'),
    },
  ]
}
