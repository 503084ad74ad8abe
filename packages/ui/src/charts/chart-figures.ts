import type { LinkTarget } from '../actions/link-target.ts'

export interface ChartSeries {
  label: string
  /** One value per category; null is not told, as figures on a few people. */
  values: readonly (number | null)[]
}

export interface BarChartProps {
  title: string
  /** The language of the title, where the page is in another; and that of the categories. */
  titleLang?: string
  categoriesLang?: string
  /** Heads the first column of the table: "Domain", "Month". */
  categoryLabel: string
  categories: readonly string[]
  series: readonly ChartSeries[]
  /** The categories are times, the oldest first, with these short names: they run from left to right. */
  marks?: readonly string[]
  /** Writes a value; by default in the language's own way. */
  format?: (value: number) => string
  /** Stands for a value that is not told: "<10". */
  untold?: string
  /** Draws this many categories at most; the table and the file have them all. */
  drawn?: number
  /** Where the list behind a category is: a link in the table. */
  linkOf?: (category: number) => LinkTarget | null
  /** Takes the figures as a file (CSV): a button offers it. */
  onDownload?: (csv: string) => void
}
