import { joinCsv } from '@ensemble/contracts/csv'
import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { saveFile, useKeptTable, useSend, useTranslation } from '@ensemble/mf-kit'
import { shownOf, useChosenRows, useServedTable, useTableState, useTableViews } from '@ensemble/mf-kit/table'
import { EmptyState, FileTextIcon, Notice, SendStatus, Text } from '@ensemble/ui'
import { Beside, DataTable, type TableAction } from '@ensemble/ui/data-grid'
import {
  useMissionsUserListCsvMutation,
  useMissionsParticipantsCsvMutation,
  useLazyMissionsParticipantsQuery,
  useMissionsParticipantsQuery,
} from '../../api/management-api.ts'
import { useManagedMission } from './managed-mission.tsx'
import { useParticipantColumns } from './participant-columns.tsx'
import { useAnswers } from './use-answers.ts'
import { useContacts } from './use-contacts.ts'
import { useHeldActs } from './use-held-acts.tsx'
import { useParticipantActs } from './use-participant-acts.ts'
import { useParticipantPanel } from './use-participant-panel.tsx'
import { wasPassedOn } from './where-they-stand.ts'

/** Sizes of a table inside a page (specification, section 9). */
const tableSizes = [5, 10, 25] as const

/** Everybody who asked, was invited or takes part, with how to reach them; answers to one or to several at once. */
export default function ParticipantsTable() {
  const { t } = useTranslation('mf-missions')
  const kept = useKeptTable('participants')
  const views = useTableViews({ kept, withoutWords: true })
  const { mission } = useManagedMission()
  const table = useTableState()
  const params = { missionId: mission.id }
  // Who waits for the team comes first, until another order is asked for.
  const order = table.sort ? {} : { sort: 'awaitedFrom', order: 'desc' as const }
  const answer = useMissionsParticipantsQuery({ params, ...table.ask(order) }, { selectFromResult: shownOf })
  const [askParticipants] = useLazyMissionsParticipantsQuery()
  const rows = answer.data?.items ?? []
  const contacts = useContacts(mission, rows)
  const [selection, choose] = useChosenRows(rows, 'userId')
  const exporting = useSend(useMissionsParticipantsCsvMutation()[0])
  const reaching = useSend(useMissionsUserListCsvMutation()[0])
  const held = useHeldActs()
  const answers = useAnswers(mission, held, (people) => {
    const answered = new Set(people.map(({ userId }) => userId))
    choose((before) => new Set([...before].filter((id) => !answered.has(id))))
  })
  const acts = useParticipantActs(held, answers)
  const { panel, show } = useParticipantPanel({
    rows: answer.data?.items ?? null,
    contacts: contacts.byId,
    actionsOf: acts.actionsOf,
  })
  const columns = useParticipantColumns(mission, contacts.byId, {
    reaches: contacts.reaches,
    said: rows.some(({ onBehalf }) => onBehalf),
    passed: rows.some(wasPassedOn),
    onAttendance: (row, value) => void answers.note([row], value),
  })

  async function save() {
    const file = await exporting.send({ params, ...table.askFile({}) })
    if (file === undefined) return
    // Without it the file is whole but for how to reach people, and the failure is shown.
    const who = { missionId: mission.id, relation: 'participant', format: 'csv' } as const
    const found = contacts.reaches ? await reaching.send({ query: who }) : undefined
    const text = found === undefined ? file : joinCsv(found, file)
    saveFile({ name: `${t('participants.file')}.csv`, type: 'text/csv', text })
  }

  const showing = (row: ParticipantRow): TableAction => ({
    id: 'show',
    label: t('participants.show'),
    icon: <FileTextIcon size={20} />,
    opens: true,
    onSelect: () => show(row),
  })
  const several = {
    selection,
    onSelectionChange: choose,
    chosen: (count: number) => t('participants.chosen', { count }),
    bulkActions: acts.bulkOf(rows.filter(({ userId }) => selection.has(userId))),
  }
  return (
    <>
      {contacts.failed ? <Notice severity="warning">{t('participants.noContacts')}</Notice> : null}
      {contacts.reaches ? null : <Text tone="second">{t('participants.teamOnly')}</Text>}
      <SendStatus
        sending={exporting.sending || reaching.sending || answers.noting.sending}
        failure={exporting.failure ?? reaching.failure ?? answers.noting.failure}
      />
      {held.lines}
      <Beside panel={panel}>
        <DataTable<ParticipantRow>
          label={t('participants.everybody')}
          columns={columns}
          kept={kept}
          views={views}
          search={{ label: t('participants.search'), value: table.search, onSearch: table.searchFor }}
          rows={rows}
          rowId={({ userId }) => userId}
          actions={(row) => [...acts.actionsOf(row), showing(row)]}
          {...(acts.choosesSeveral ? several : {})}
          {...useServedTable({
            table,
            answer,
            askPage: async (place) => {
              const page = await askParticipants({ params, ...table.ask({ ...order, ...place }) }).unwrap()
              await contacts.ask(page.items)
              return page
            },
            sizes: tableSizes,
            exporting: exporting.sending || reaching.sending,
            failed: t('participants.failed'),
            onExport: () => void save(),
          })}
          empty={<EmptyState headingLevel={3} title={t('participants.none_others')} />}
        />
      </Beside>
      {acts.windows}
    </>
  )
}
