/**
 * What was kept, as far as it still fits the form: it may come from an older version of the page. Fields that the form
 * does not have are dropped, and those that are missing or of another kind are as in `blank`.
 * @param blank the empty form
 * @param kept whatever was kept
 */
export function fitting<Values extends object>(blank: Values, kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return blank
  const samples = new Map<string, unknown>(Object.entries(blank))
  const fits = Object.entries(kept).filter(([name, value]) => samples.has(name) && isLike(value, samples.get(name)))
  return { ...blank, ...Object.fromEntries(fits) }
}

/** Whether a value is of the kind of a sample: an empty sample says little, a full one all. */
function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((item) => sample.length === 0 || isLike(item, sample[0]))
  if (sample === null || sample === undefined) return typeof value !== 'object' || value === null
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(sample).every(([name, inner]) => fields.has(name) && isLike(fields.get(name), inner))
}
