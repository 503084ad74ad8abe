import type { Filter } from '@ensemble/contracts/lists'
import type { UserRow } from '@ensemble/contracts/users/http'
import {
  errorMessage,
  Link,
  PrefetchLink,
  saveFile,
  useLanguage,
  useSend,
  useSession,
  useTranslation,
} from '@ensemble/mf-kit'
import { shownOf, useShownRow, useTableViews } from '@ensemble/mf-kit/table'
import { Button, EmptyState, FileTextIcon, LinkButton, SendStatus } from '@ensemble/ui'
import { Beside, DataTable, type TableAction, type TableColumn } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { useAccountActs } from '../acts/use-account-acts.tsx'
import { useLazyUsersListQuery, useUsersCsvMutation, useUsersListQuery } from '../api/users-api.ts'
import { useBulkActs } from '../bulk/use-bulk-acts.tsx'
import { isNarrowed, listRequest, pageSizes } from './list-view.ts'
import { nameOf } from '../texts/name-of.ts'
import { useListView } from './use-list-view.ts'
import { UserGlance } from './user-glance.tsx'

interface UserTableProps {
  label: string
  /** Under this name the browser keeps how a person wants this table. */
  keepAs: string
  columns: readonly TableColumn<UserRow>[]
  /** Conditions that the page itself sets, such as its tab. */
  always: readonly Filter[]
  /** What to say when there is nobody at all. */
  empty: { title: string; text?: string; action?: ReactNode }
  /** Where the same words are looked for among all accounts; absent where the list holds them all. */
  everywhere?: (search: string) => string
}

const nobody: ReadonlySet<string> = new Set()

/** Users to search, filter, sort, page, save and act on; the service does it all, the address remembers it. */
export function UserTable({ label, keepAs, columns, always, empty, everywhere }: UserTableProps) {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const { view, change, open } = useListView()
  const { user } = useSession()
  const views = useTableViews({ name: keepAs, withoutWords: true, onOpen: open })
  const request = listRequest(view, always)
  // The people of the page before stay until the next ones are there, and with them the place of the keyboard.
  const { data: page, isError, error, isFetching, refetch } = useUsersListQuery(request, { selectFromResult: shownOf })
  const [askPage] = useLazyUsersListQuery()
  const csv = useSend(useUsersCsvMutation()[0])
  const narrowed = isNarrowed(view)
  const { actionsOf, actsOf, dialog } = useAccountActs()
  const [chosen, setChosen] = useState(nobody)
  const rows = page?.items ?? []
  // Who left the page is no longer chosen: nothing happens to people that nobody sees.
  const selection = new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id)))
  const bulk = useBulkActs({ rows, actsOf, selection, onSelectionChange: setChosen })
  const elsewhere =
    everywhere && view.search !== '' ? (
      <LinkButton component={Link} to={everywhere(view.search)}>
        {t('list.everywhere')}
      </LinkButton>
    ) : undefined
  const { shown, show, close, steps } = useShownRow(rows, ({ id }) => id)
  const mayAct = rows.some((row) => actionsOf(row).length > 0)
  function count({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) {
    if (!totalIsCapped) return t('list.count', { count: total })
    return t('list.countCapped', { total: total.toLocaleString(language) })
  }

  function rowActions(row: UserRow): TableAction[] {
    const acts = actionsOf(row)
    return [
      ...acts,
      {
        id: 'show',
        label: t('list.show'),
        icon: <FileTextIcon size={20} />,
        // The one act of a row on which nobody waits for an answer.
        main: !acts.some(({ main }) => main),
        onSelect: () => show(row),
      },
    ]
  }

  async function save() {
    const text = await csv.send(request)
    if (text !== undefined) saveFile({ name: `${t('list.file')}.csv`, type: 'text/csv', text })
  }

  return (
    <>
      <SendStatus sending={csv.sending} failure={csv.failure} />
      <Beside panel={shown ? panelOf(shown) : null}>
        <DataTable
          label={label}
          keepAs={user ? `${user.id}.${keepAs}` : undefined}
          search={{ label: t('list.search'), value: view.search, onSearch: (search) => change({ search }) }}
          count={page ? count(page) : ''}
          views={views}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          pageOf={async (place) => (await askPage(listRequest({ ...view, ...place }, always)).unwrap()).items}
          actions={rowActions}
          {...(mayAct ? { selection, onSelectionChange: setChosen, bulkActions: bulk.actions } : {})}
          page={view.page}
          pageSize={view.pageSize}
          pageSizes={pageSizes}
          total={page?.total ?? 0}
          totalIsCapped={page?.totalIsCapped}
          onPageChange={({ page: next, pageSize }) =>
            change({ page: next, pageSize: pageSizes.find((size) => size === pageSize) })
          }
          sort={view.sort}
          onSortChange={(sort) => change({ sort })}
          filters={view.filters}
          onFiltersChange={(filters) => change({ filters })}
          onExport={() => void save()}
          exporting={csv.sending}
          loading={isFetching}
          error={
            isError && !page
              ? { title: t('list.failed'), text: errorMessage(error), onRetry: () => void refetch() }
              : null
          }
          empty={
            <EmptyState
              {...(narrowed ? { title: t('list.none'), text: t('list.noneHint'), action: elsewhere } : empty)}
            />
          }
        />
      </Beside>
      {dialog}
      {bulk.dialog}
    </>
  )

  function panelOf(row: UserRow) {
    return {
      id: row.id,
      title: nameOf(row),
      steps,
      onClose: close,
      children: <UserGlance row={row} />,
      actions: (
        <>
          <LinkButton variant="quiet" component={PrefetchLink} to={`/users/${row.id}`}>
            {t('list.openPage')}
          </LinkButton>
          {actionsOf(row)
            .filter(({ main }) => main)
            .map(({ id, label, onSelect }) => (
              <Button key={id} onClick={onSelect}>
                {label}
              </Button>
            ))}
        </>
      ),
    }
  }
}
