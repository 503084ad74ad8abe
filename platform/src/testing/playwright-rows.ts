import { appendFileSync } from 'node:fs'

interface FinishedTest {
  title: string
}

interface FinishedResult {
  status: 'passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted'
  duration: number
}

/** Leaves a line for each test in the file that ROWS_FILE names. Playwright wants a class as default export. */
export default class PlaywrightRows {
  onTestEnd(test: FinishedTest, { status, duration }: FinishedResult): void {
    const file = process.env['ROWS_FILE']
    if (file)
      appendFileSync(file, `${JSON.stringify({ title: test.title, passed: status === 'passed', ms: duration })}\n`)
  }
}
