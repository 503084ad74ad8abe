import type { KeyStore } from '@ensemble/service-kit/sealing/rotate-keys'
import * as healthKeys from '../data/health-keys.ts'
import type { WrappedKey } from '../data/health-keys.ts'
import { keyPlace } from './member-keys.ts'

const nobody = { userId: '00000000-0000-0000-0000-000000000000', kind: 'health' } as const

/** The members' keys, as a rotation goes through them. */
export const healthKeyStore: KeyStore<WrappedKey> = {
  placeOf: keyPlace,
  findNotWrappedBy: (db, name, { after, limit }) =>
    healthKeys.findNotWrappedBy(db, name, { after: after ?? nobody, limit }),
  findWrapping: healthKeys.findWrapping,
  rewrap: healthKeys.rewrap,
}
