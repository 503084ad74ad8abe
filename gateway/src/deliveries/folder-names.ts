import { isFolderName } from '../store/published-files.ts'
import { DeliveryRefused } from './reasons.ts'

/** @throws {DeliveryRefused} for a name or a version that makes no folder */
export function requireFolderNames(name: string, version: string): void {
  for (const text of [name, version]) if (!isFolderName(text)) throw new DeliveryRefused('pathRefused', { path: text })
}
