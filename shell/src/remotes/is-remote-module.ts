import type { RemoteModule } from '@ensemble/contracts/remote'
import { isRecord } from '../api/is-record.ts'

/** Whether what a remote exposes is what the contract asks for: it was built by others, at another time. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    isRecord(value) &&
    isListOf(value.routes, 'path') &&
    isListOf(value.widgets, 'key') &&
    isRecord(value.translations) &&
    typeof value.translations.fr === 'function' &&
    typeof value.translations.en === 'function'
  )
}

function isListOf(value: unknown, name: 'path' | 'key'): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => isRecord(item) && typeof item[name] === 'string' && typeof item.load === 'function')
  )
}
