import type { Filter } from '@ensemble/contracts/lists'
import type { UserRow } from '@ensemble/contracts/users/http'
import { Link, useKeptTable, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { shownOf, useChosenRows, useServedTable, useTableState, useTableViews } from '@ensemble/mf-kit/table'
import { EmptyState, LinkButton, SendStatus } from '@ensemble/ui'
import { Beside, DataTable, type TableColumn } from '@ensemble/ui/data-grid'
import type { ReactNode } from 'react'
import { useAccountActs } from '../acts/use-account-acts.tsx'
import { useLazyUsersListQuery, useUsersListQuery } from '../api/users-api.ts'
import { useBulkActs } from '../bulk/use-bulk-acts.tsx'
import { orderOfWait } from './longest-wait.ts'
import { useUserPanel } from './use-user-panel.tsx'
import { useUsersFile } from './use-users-file.ts'

interface UserTableProps {
  label: string
  /** Under this name a person's choices for this table are kept. */
  keepAs: string
  columns: readonly TableColumn<UserRow>[]
  /** Conditions that the page itself sets, such as its tab. */
  always: readonly Filter[]
  /** What to say when there is nobody at all. */
  empty: { title: string; text?: string; action?: ReactNode }
  /** Where the same words are looked for among all accounts; absent where the list holds them all. */
  everywhere?: (search: string) => string
}

/** Sizes of the large tables (specification, section 9). */
const tableSizes = [25, 50, 100] as const
/** Tells about somebody's health, so it never stands in an address, a history or a log. */
const unwritten = ['profileType']

/** Users to search, filter, sort, page, save and act on; the service does it all, the address remembers it. */
export function UserTable({ label, keepAs, columns, always, empty, everywhere }: UserTableProps) {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const table = useTableState({ always, unwritten })
  const kept = useKeptTable(keepAs)
  const views = useTableViews({ kept, withoutWords: true, onOpen: table.goTo })
  // The people of the page before stay until the next ones are there, and with them the place of the keyboard.
  const order = table.sort ? {} : orderOfWait([...always, ...table.filters])
  const answer = useUsersListQuery(table.ask(order), { selectFromResult: shownOf })
  const page = answer.data
  const [askPage] = useLazyUsersListQuery()
  const file = useUsersFile(table, order)
  const { actionsOf, actsOf, dialog } = useAccountActs()
  const rows = page?.items ?? []
  const [selection, choose] = useChosenRows(rows, 'id')
  const bulk = useBulkActs({ rows, actsOf, selection, onSelectionChange: choose })
  const { panel, rowActions } = useUserPanel({ rows, actionsOf })
  const mayAct = rows.some((row) => actionsOf(row).length > 0)

  function count({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) {
    if (!totalIsCapped) return t('list.count', { count: total })
    return t('list.countCapped', { total: total.toLocaleString(language) })
  }

  return (
    <>
      <SendStatus sending={file.sending} failure={file.failure} />
      <Beside panel={panel}>
        <DataTable
          label={label}
          kept={kept}
          search={{ label: t('list.search'), value: table.search, onSearch: table.searchFor }}
          count={page ? count(page) : ''}
          chosen={(number) => t('list.chosen', { count: number })}
          views={views}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          actions={rowActions}
          {...(mayAct ? { selection, onSelectionChange: choose, bulkActions: bulk.actions } : {})}
          {...useServedTable({
            table,
            answer,
            askPage: (place) => askPage(table.ask({ ...order, ...place })).unwrap(),
            sizes: tableSizes,
            exporting: file.sending,
            failed: t('list.failed'),
            onExport: () => void file.save(),
          })}
          empty={
            table.isNarrowed ? <NobodyFound words={table.search} everywhere={everywhere} /> : <EmptyState {...empty} />
          }
        />
      </Beside>
      {dialog}
      {bulk.dialog}
    </>
  )
}

interface NobodyFoundProps {
  words: string
  everywhere: UserTableProps['everywhere']
}

/** Nobody matches: what to try, and where else the same words may find somebody. */
function NobodyFound({ words, everywhere }: NobodyFoundProps) {
  const { t } = useTranslation('mf-users')
  const elsewhere =
    everywhere && words !== '' ? (
      <LinkButton component={Link} to={everywhere(words)}>
        {t('list.everywhere')}
      </LinkButton>
    ) : undefined
  return <EmptyState title={t('list.none')} text={t('list.noneHint')} action={elsewhere} />
}
