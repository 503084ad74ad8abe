import type { Translations } from '@ensemble/contracts/remote'
import { frenchFigures } from './fr-figures.ts'
import { frenchReport } from './fr-report.ts'

/** What the dashboard and the report of a year say. */
const texts = { ...frenchReport, figures: frenchFigures } as const satisfies Translations

export default texts
