import { writeCounts } from './counts.ts'

/** What this reporter reads of Playwright's test case. */
interface FinishedTest {
  id: string
  outcome(): 'skipped' | 'expected' | 'unexpected' | 'flaky'
}

/** Playwright wants a class as default export. A test that passed only when repeated counts as failed. */
export default class PlaywrightCounts {
  readonly #tests = new Map<string, FinishedTest>()
  #errors = 0

  onTestEnd(test: FinishedTest): void {
    this.#tests.set(test.id, test)
  }

  /** An error outside of any test: a file that cannot be loaded. */
  onError(): void {
    this.#errors += 1
  }

  onEnd(): void {
    const outcomes = [...this.#tests.values()].map((test) => test.outcome())
    const passed = outcomes.filter((outcome) => outcome === 'expected').length
    const skipped = outcomes.filter((outcome) => outcome === 'skipped').length
    writeCounts({ passed, skipped, failed: outcomes.length - passed - skipped + this.#errors })
  }
}
