import type { Translations } from '@ensemble/contracts/remote'
import { editor } from './fr-editor.ts'
import { managing } from './fr-managing.ts'

/** What those read who write and manage articles. */
const texts = { editor, managing } as const satisfies Translations

export default texts
