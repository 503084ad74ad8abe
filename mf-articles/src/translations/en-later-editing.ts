import type { Translations } from '@ensemble/contracts/remote'
import { editor } from './en-editor.ts'
import { managing } from './en-managing.ts'

/** What those read who write and manage articles. */
const texts = { editor, managing } satisfies Translations

export default texts
