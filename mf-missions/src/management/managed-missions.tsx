import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { counted, PrefetchLink, saveFile, useKeptTable, useLanguage, useSend, useTranslation } from '@ensemble/mf-kit'
import {
  shownOf,
  useChosenRows,
  useServedTable,
  useShownRow,
  useTableState,
  useTableViews,
} from '@ensemble/mf-kit/table'
import { EmptyState, LinkButton, SendStatus } from '@ensemble/ui'
import { Beside, DataTable, PanelActs } from '@ensemble/ui/data-grid'
import {
  useMissionsManagedCsvMutation,
  useLazyMissionsManagedQuery,
  useMissionsManagedQuery,
} from '../api/management-api.ts'
import { useManagedColumns } from './columns/managed-columns.tsx'
import { MissionGlance } from './mission-glance.tsx'
import type { ManagementTab } from './management-tabs.ts'
import { useBulkApproval } from './use-bulk-approval.tsx'
import { useBulkEdit } from './use-bulk-edit.tsx'
import { useLending } from './use-lending.tsx'
import { useManagedActions } from './use-managed-actions.tsx'

/** Sizes of the large tables (specification, section 9). */
const tableSizes = [25, 50, 100] as const

/** The missions of one tab, with who waits for an answer; sorted, filtered and cut by the server. */
export function ManagedMissions({ scope }: { scope: ManagementTab }) {
  const { t } = useTranslation('mf-missions')
  const columns = useManagedColumns(scope)
  const table = useTableState()
  const answer = useMissionsManagedQuery(table.ask({ scope }), { selectFromResult: shownOf })
  const [askManaged] = useLazyMissionsManagedQuery()
  const [exportCsv] = useMissionsManagedCsvMutation()
  const csv = useSend(exportCsv)
  const kept = useKeptTable(`missions.${scope}`)
  const views = useTableViews({ kept })
  const rows = answer.data?.items ?? []
  const language = useLanguage()
  const [selection, setSelection] = useChosenRows(rows, 'id')
  const approval = useBulkApproval(rows, selection, setSelection)
  const editing = useBulkEdit(rows, selection, setSelection)
  const lending = useLending()
  const { shown, show, close, steps } = useShownRow(rows, ({ id }) => id)
  const { actionsOf, question } = useManagedActions({ scope, show, approveOne: approval.approveOne, lending })

  async function save() {
    const text = await csv.send(table.askFile({ scope }))
    if (text !== undefined) saveFile({ name: `${t(`management.files.${scope}`)}.csv`, type: 'text/csv', text })
  }

  return (
    <>
      <SendStatus sending={csv.sending} failure={csv.failure} />
      {approval.notice}
      {editing.notice}
      {lending.notice}
      <Beside panel={shown ? panelOf(shown) : null}>
        <DataTable<ManagedMission>
          label={t(`management.tabs.${scope}`)}
          columns={columns}
          kept={kept}
          search={{ label: t('management.search'), value: table.search, onSearch: table.searchFor }}
          count={
            answer.data
              ? t('management.count', {
                  count: answer.data.total,
                  shown: counted(answer.data.total + (answer.data.totalIsCapped ? 1 : 0), language),
                })
              : ''
          }
          rows={rows}
          rowId={({ id }) => id}
          actions={actionsOf}
          selection={selection}
          onSelectionChange={setSelection}
          chosen={(count) => t('management.chosen', { count })}
          bulkActions={[...(scope === 'to_approve' ? approval.actions : []), ...editing.actions]}
          views={views}
          {...useServedTable({
            table,
            answer,
            askPage: (place) => askManaged(table.ask({ scope, ...place })).unwrap(),
            sizes: tableSizes,
            exporting: csv.sending,
            failed: t('management.failed'),
            onExport: () => void save(),
          })}
          empty={
            table.search ? (
              <EmptyState title={t('management.noneFound')} text={t('management.noneFoundHint')} />
            ) : (
              <EmptyState title={t(`management.none_${scope}`)} text={t(`management.noneHint_${scope}`)} />
            )
          }
        />
      </Beside>
      {question}
    </>
  )

  function panelOf(mission: ManagedMission) {
    return {
      id: mission.id,
      title: typeset(mission.title, 'fr'),
      steps,
      onClose: close,
      children: <MissionGlance mission={mission} />,
      actions: (
        <>
          <LinkButton variant="quiet" component={PrefetchLink} to={`/missions/${mission.id}`}>
            {t('management.open')}
          </LinkButton>
          <PanelActs acts={actionsOf(mission).filter(({ id }) => id !== 'show')} />
        </>
      ),
    }
  }
}
