import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { writeCounts } from './counts.ts'

/** Vitest wants a class as default export. A module that cannot be loaded and an error outside of tests count as failed. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      if (module.errors().length > 0) counts.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') counts.passed += 1
        else if (state === 'failed') counts.failed += 1
        else counts.skipped += 1
      }
    }
    writeCounts(counts)
  }
}
