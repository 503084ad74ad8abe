import type { Translations } from '@ensemble/contracts/remote'
import { frenchBuilder } from './fr-builder.ts'
import { frenchManaging } from './fr-managing.ts'
import { frenchMany } from './fr-many.ts'

/** What the management of missions says beyond the page of one. */
const texts = { ...frenchManaging, ...frenchMany, builder: frenchBuilder } as const satisfies Translations

export default texts
