import type { RangeVar } from 'libpg-query'
import type { Migration } from '../migration-order.ts'

/** A file as the rules see it: what it says of itself, and which tables it has made so far. */
export class MigrationUnderLint {
  readonly contract: boolean
  readonly transactional: boolean
  readonly #made = new Set<string>()

  constructor({ contract, transactional }: Pick<Migration, 'contract' | 'transactional'>) {
    this.contract = contract
    this.transactional = transactional
  }

  /** What this file makes has no rows, and nobody uses it. */
  noteMade(name: string): void {
    this.#made.add(name)
  }

  isNew(name: string): boolean {
    return this.#made.has(name)
  }
}

export function nameOf(relation: RangeVar | undefined): string {
  return [relation?.schemaname, relation?.relname].filter(Boolean).join('.')
}
