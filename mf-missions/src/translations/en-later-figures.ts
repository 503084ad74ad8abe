import type { Translations } from '@ensemble/contracts/remote'
import { englishFigures } from './en-figures.ts'
import { englishReport } from './en-report.ts'

/** What the dashboard and the report of a year say. */
const texts = { ...englishReport, figures: englishFigures } as const satisfies Translations

export default texts
