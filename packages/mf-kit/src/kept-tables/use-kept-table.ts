import type { ShellApi } from '@ensemble/contracts/remote'
import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../session/use-session.ts'
import { useShell } from '../shell/shell-bridge.ts'
import { createKeptTables, type KeptTables } from './kept-tables.ts'

/** How this person wants a table, as the table of the design system takes it. */
export interface KeptTable {
  choice: TableChoice
  keep: (choice: TableChoice) => void
}

/** One for each person of a shell: a page has one, a test each time another. */
const known = new WeakMap<ShellApi, Map<string, KeptTables>>()
const none: TableChoice = {}

function tablesOf(shell: ShellApi, userId: string): KeptTables {
  const ofShell = known.get(shell) ?? new Map<string, KeptTables>()
  known.set(shell, ofShell)
  const found = ofShell.get(userId)
  if (found) return found
  const tables = createKeptTables({ shell, userId })
  ofShell.set(userId, tables)
  window.addEventListener('pagehide', tables.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tables.flush()
  })
  return tables
}

/**
 * Columns, their order and width, density and named views of a table, as this person wants them: kept in their account,
 * and in this browser for the first drawing.
 * @param name of the table, as its area calls it: `missions.all`
 */
export function useKeptTable(name: string): KeptTable {
  const shell = useShell()
  const { user } = useSession()
  const tables = user ? tablesOf(shell, user.id) : null
  const choice = useSyncExternalStore(tables?.subscribe ?? never, () => tables?.read(name) ?? none)
  useEffect(() => tables?.begin(), [tables])
  return { choice, keep: (next) => tables?.keep(name, next) }
}

function never(): () => void {
  return () => undefined
}
