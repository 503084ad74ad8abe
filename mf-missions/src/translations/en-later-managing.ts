import type { Translations } from '@ensemble/contracts/remote'
import { englishBuilder } from './en-builder.ts'
import { englishManaging } from './en-managing.ts'
import { englishMany } from './en-many.ts'

/** What the management of missions says beyond the page of one. */
const texts = { ...englishManaging, ...englishMany, builder: englishBuilder } as const satisfies Translations

export default texts
