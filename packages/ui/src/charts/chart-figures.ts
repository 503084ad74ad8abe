export interface ChartSeries {
  label: string
  /** One value per category. */
  values: readonly number[]
}

export interface BarChartProps {
  title: string
  /** Heads the first column of the table: "Domain", "Month". */
  categoryLabel: string
  categories: readonly string[]
  series: readonly ChartSeries[]
  /** Writes a value; by default in the language's own way. */
  format?: (value: number) => string
}
