import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { saveFile, useCan, useNavigate, useSend, useTranslation } from '@ensemble/mf-kit'
import { CopyIcon, EmptyState, EyeIcon, SendStatus } from '@ensemble/ui'
import { DataTable } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import { useMissionsManagedCsvMutation } from '../api/management-api.ts'
import { useMissionsManagedQuery } from '../api/missions-api.ts'
import { useManagedColumns } from './managed-columns.tsx'
import type { ManagementTab } from './management-tabs.ts'
import { servedTable, shownOf } from '../table/served-table.ts'
import { useBulkApproval } from './use-bulk-approval.tsx'
import { useTableState } from '../table/use-table-state.ts'

/** Sizes of the large tables (specification, section 9). */
const tableSizes = [25, 50, 100] as const

/** The missions of one tab, with who waits for an answer; sorted, filtered and cut by the server. */
export function ManagedMissions({ scope }: { scope: ManagementTab }) {
  const { t } = useTranslation('mf-missions')
  const navigate = useNavigate()
  const columns = useManagedColumns(scope)
  const table = useTableState()
  const creates = useCan('mission.create')
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const answer = useMissionsManagedQuery(table.ask({ scope }), { selectFromResult: shownOf })
  const [exportCsv] = useMissionsManagedCsvMutation()
  const csv = useSend(exportCsv)
  const rows = answer.data?.items ?? []
  const approval = useBulkApproval(rows, selection, setSelection)

  async function save() {
    const text = await csv.send(table.askFile({ scope }))
    if (text !== undefined) saveFile({ name: `missions-${scope}.csv`, type: 'text/csv', text })
  }

  return (
    <>
      <SendStatus sending={csv.sending} failure={csv.failure} />
      {approval.notice}
      <DataTable<ManagedMission>
        label={t(`management.tabs.${scope}`)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        actions={({ id }) => [
          {
            id: 'open',
            label: t('management.open'),
            icon: <EyeIcon size={20} />,
            onSelect: () => void navigate(`/missions/${id}`),
          },
          ...(creates
            ? [
                {
                  id: 'copy',
                  label: t('manage.duplicate'),
                  icon: <CopyIcon size={20} />,
                  onSelect: () => void navigate(`/missions/management?form=copy&mission=${id}`),
                },
              ]
            : []),
        ]}
        {...(scope === 'to_approve'
          ? { selection, onSelectionChange: setSelection, bulkActions: approval.actions }
          : {})}
        {...servedTable({
          table,
          answer,
          sizes: tableSizes,
          exporting: csv.sending,
          failed: t('management.failed'),
          onExport: () => void save(),
        })}
        empty={<EmptyState title={t(`management.none_${scope}`)} text={t(`management.noneHint_${scope}`)} />}
      />
    </>
  )
}
