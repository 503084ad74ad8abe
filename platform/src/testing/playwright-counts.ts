import { writeCounts } from './counts.ts'
import { addTimings } from './timings.ts'

/** What this reporter reads of Playwright's test case. */
interface PlannedTest {
  title: string
  location: { file: string }
  expectedStatus: string
  results: readonly { duration: number }[]
  outcome(): 'skipped' | 'expected' | 'unexpected' | 'flaky'
}

interface Plan {
  allTests(): PlannedTest[]
}

/**
 * Playwright wants a class as default export. A test that passed only when repeated counts as failed, and so does one
 * that was to run and did not: behind a failed project, or after an interruption.
 */
export default class PlaywrightCounts {
  #tests: PlannedTest[] = []
  #errors = 0

  onBegin(_config: unknown, plan: Plan): void {
    this.#tests = plan.allTests()
  }

  /** An error outside of any test: a file that cannot be loaded. */
  onError(): void {
    this.#errors += 1
  }

  onEnd(): void {
    const counts = { passed: 0, failed: this.#errors, skipped: 0 }
    for (const test of this.#tests) counts[outcomeOf(test)] += 1
    writeCounts(counts)
    addTimings(
      this.#tests.flatMap(({ title, location, results }) =>
        results.map(({ duration }) => ({ kind: 'test' as const, file: location.file, title, ms: duration })),
      ),
    )
  }
}

function outcomeOf(test: PlannedTest): 'passed' | 'failed' | 'skipped' {
  const outcome = test.outcome()
  if (outcome === 'expected') return 'passed'
  return outcome === 'skipped' && test.expectedStatus === 'skipped' ? 'skipped' : 'failed'
}
