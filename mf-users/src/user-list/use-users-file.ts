import { saveFile, useSend, useTranslation } from '@ensemble/mf-kit'
import type { useTableState } from '@ensemble/mf-kit/table'
import { useUsersCsvMutation } from '../api/users-api.ts'

/** The accounts that the table finds, as a file. */
export function useUsersFile(table: ReturnType<typeof useTableState>) {
  const { t } = useTranslation('mf-users')
  const { send, sending, failure } = useSend(useUsersCsvMutation()[0])

  async function save() {
    const text = await send(table.askFile({}))
    if (text !== undefined) saveFile({ name: `${t('list.file')}.csv`, type: 'text/csv', text })
  }

  return { save, sending, failure }
}
