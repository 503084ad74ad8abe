/** Publishes a number of people in such a way that nobody learns of one person whether they are among them. */
export interface Blur {
  /** How much one person can change the likelihood of an answer: by the factor e^epsilon at most. */
  epsilon: number
  /** The true number is no further away, in 95 of 100 answers. */
  margin: number
}

/** Of a large number a team needs a smaller part to be right, so everybody together is counted less exactly. */
const blurs = {
  department: { epsilon: 0.2, margin: 20 },
  everybody: { epsilon: 0.1, margin: 35 },
} as const satisfies Record<string, Blur>

/** @param departmentCode whose members are counted; null for everybody */
export function blurOf(departmentCode: string | null): Blur {
  return departmentCode === null ? blurs.everybody : blurs.department
}

const bucket = 10
/** Noise is bounded: beyond this, in units of 1 / epsilon, lies less than one in five million. */
const reach = 15

/**
 * Noise of the two-sided geometric distribution (discrete Laplace).
 * @param uniform a number between 0 and 1, both excluded
 */
export function noiseFrom(uniform: number, epsilon: number): number {
  const alpha = Math.exp(-epsilon)
  const steps = (part: number) => Math.log(part * (1 + alpha)) / -epsilon
  const noise = uniform <= alpha / (1 + alpha) ? -Math.floor(steps(uniform)) : Math.ceil(steps(1 - uniform)) - 1
  const bound = Math.round(reach / epsilon)
  return Math.max(-bound, Math.min(bound, noise))
}

/** What a team is told: a number in tens, or null where it would be none. */
export function publishedCount(count: number, noise: number): number | null {
  const rounded = Math.round((count + noise) / bucket) * bucket
  return rounded < bucket ? null : rounded
}
