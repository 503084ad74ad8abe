import { contractVersion } from '@ensemble/contracts/contract-version'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { isRecord } from '../api/is-record.ts'

/** Whether a remote.json says enough, and was written for the contract that this shell keeps. */
export function isUsableDescriptor(value: unknown): value is RemoteDescriptor {
  return (
    isRecord(value) &&
    typeof value.container === 'string' &&
    isRecord(value.files) &&
    Array.isArray(value.routes) &&
    Array.isArray(value.widgets) &&
    typeof value.contract === 'string' &&
    majorOf(value.contract) === majorOf(contractVersion)
  )
}

function majorOf(version: string): string {
  return version.split('.', 1).join('')
}
