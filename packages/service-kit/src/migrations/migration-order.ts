export interface Migration {
  name: string
  sql: string
  checksum: string
  /** Takes away what the release before may still use (`-- contract`): applied once that release is gone. */
  contract: boolean
  /** False for one statement that takes long and blocks nobody, or that no transaction may hold (`-- no transaction`). */
  transactional: boolean
}

export interface Applied {
  name: string
  checksum: string
}

/** A migration cannot be applied; the message says why and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/**
 * Which files are still to be applied, in order.
 * Within a folder, files are only ever added at the end: a file in between would run after ones written later,
 * so databases that grew and databases made new would differ. A contract file may wait while later ones are applied.
 * @param folders the files of each folder, oldest first
 * @param applied what the database recorded
 * @throws {MigrationError} when a file was changed, removed or slipped in
 */
export function pendingOf(folders: Migration[][], applied: Applied[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  for (const folder of folders) {
    refuseChanged(folder, checksums)
    refuseSlippedIn(folder, checksums)
  }
  const files = folders.flat()
  refuseRemoved(files, applied)
  return files.filter(({ name }) => !checksums.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function refuseChanged(folder: Migration[], checksums: Map<string, string>): void {
  const changed = folder.find(({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum)
  if (changed) {
    throw new MigrationError(
      `${changed.name} was changed after it had been applied: restore it and write a new migration instead.`,
    )
  }
}

function refuseSlippedIn(folder: Migration[], checksums: Map<string, string>): void {
  const isApplied = ({ name }: Migration) => checksums.has(name)
  for (const pending of folder.filter((file) => !isApplied(file))) {
    const isLater = (file: Migration) => file.name > pending.name && (file.contract || !pending.contract)
    const later = folder.findLast((file) => isApplied(file) && isLater(file))
    if (!later) continue
    throw new MigrationError(
      `${pending.name} comes before ${later.name}, which is already applied: rename it with a later time.`,
    )
  }
}

function refuseRemoved(files: Migration[], applied: Applied[]): void {
  const known = new Set(files.map(({ name }) => name))
  const newest =
    files
      .map(({ name }) => name)
      .sort()
      .at(-1) ?? ''
  // Names beyond the newest belong to a later release: the old one goes on running beside it.
  const removed = applied.find(({ name }) => !known.has(name) && name < newest)
  if (removed) throw new MigrationError(`${removed.name} is applied but its file is gone: restore it.`)
}
