import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { counted, saveFile, useKeptTable, useLanguage, useSend, useTranslation } from '@ensemble/mf-kit'
import { shownOf, useChosenRows, useServedTable, useShownRow, useTableState } from '@ensemble/mf-kit/table'
import { EmptyState, SendStatus, Stack } from '@ensemble/ui'
import { Beside, DataTable } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import {
  useArticlesManagedCsvMutation,
  useArticlesManagedQuery,
  useLazyArticlesManagedQuery,
} from '../../api/managed-api.ts'
import { SendBackDialog } from '../../decisions/send-back-dialog.tsx'
import { useArticleColumns } from './article-columns.tsx'
import { useArticleActs } from './use-article-acts.tsx'
import { useArticleMenu } from './use-article-menu.tsx'
import { useArticlePanel } from './use-article-panel.tsx'
import { useArticleViews } from './use-article-views.ts'

const tableSizes = [25, 50, 100] as const

/** The articles that somebody writes or looks after, with what can be done to them; one of them in full beside them. */
export default function ArticlesTable() {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const kept = useKeptTable('articles')
  const table = useTableState()
  const columns = useArticleColumns()
  const views = useArticleViews(kept)
  const answer = useArticlesManagedQuery(table.ask({}), { selectFromResult: shownOf })
  const [askManaged] = useLazyArticlesManagedQuery()
  const csv = useSend(useArticlesManagedCsvMutation()[0])
  const rows = answer.data?.items ?? []
  const [selection, setSelection] = useChosenRows(rows, 'id')
  const acts = useArticleActs(rows, selection, setSelection)
  const [sendingBack, setSendingBack] = useState<ManagedArticle | null>(null)
  const row = useShownRow(rows, ({ id }) => id)
  const menuOf = useArticleMenu({ more: acts.of, onShow: row.show, onSendBack: setSendingBack })
  const panel = useArticlePanel({ row, actsOf: acts.of, onSendBack: setSendingBack })

  async function save() {
    const text = await csv.send(table.askFile({}))
    if (text !== undefined) saveFile({ name: `${t('managing.file')}.csv`, type: 'text/csv', text })
  }

  return (
    <Stack sx={{ gap: '12px' }}>
      <SendStatus sending={csv.sending} failure={csv.failure} />
      {acts.notice}
      {sendingBack ? <SendBackDialog article={sendingBack} onClose={() => setSendingBack(null)} /> : null}
      <Beside panel={panel}>
        <DataTable<ManagedArticle>
          label={t('managing.title')}
          columns={columns}
          kept={kept}
          search={{ label: t('managing.search'), value: table.search, onSearch: table.searchFor }}
          count={
            answer.data
              ? t('managing.count', {
                  count: answer.data.total,
                  shown: counted(answer.data.total + (answer.data.totalIsCapped ? 1 : 0), language),
                })
              : ''
          }
          rows={rows}
          rowId={({ id }) => id}
          actions={menuOf}
          selection={selection}
          onSelectionChange={setSelection}
          chosen={(count) => t('managing.chosen', { count })}
          bulkActions={acts.bulk}
          views={views}
          {...useServedTable({
            table,
            answer,
            askPage: (place) => askManaged(table.ask(place)).unwrap(),
            sizes: tableSizes,
            exporting: csv.sending,
            failed: t('resources.failed'),
            onExport: () => void save(),
          })}
          empty={
            <EmptyState
              title={t(table.search ? 'resources.none' : 'managing.none')}
              text={t(table.search ? 'managing.noneHint' : 'managing.noneYet')}
            />
          }
        />
      </Beside>
    </Stack>
  )
}
