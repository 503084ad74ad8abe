import { saveFile, useSend, useTranslation } from '@ensemble/mf-kit'
import type { useTableState } from '@ensemble/mf-kit/table'
import { useUsersListCsvMutation } from '../api/users-api.ts'

/** The accounts that the table finds, as a file, in the order of the table. */
export function useUsersFile(table: ReturnType<typeof useTableState>, order: object) {
  const { t } = useTranslation('mf-users')
  const { send, sending, failure } = useSend(useUsersListCsvMutation()[0])

  async function save() {
    const text = await send(table.askFile(order))
    if (text !== undefined) saveFile({ name: `${t('list.file')}.csv`, type: 'text/csv', text })
  }

  return { save, sending, failure }
}
