import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { writeCounts } from './counts.ts'
import { addTimings } from './timings.ts'

/**
 * Vitest wants a class as default export. A module that cannot be loaded and an error outside of tests count as failed,
 * and so does a test that was to run and did not.
 */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      if (module.errors().length > 0) counts.failed += 1
      for (const test of module.children.allTests()) counts[outcomeOf(test)] += 1
    }
    writeCounts(counts)
    addTimings(modules.flatMap(timingsOf))
  }
}

/** Behind a set-up that failed Vitest calls tests skipped that nobody has asked to leave out. */
function outcomeOf(test: TestCase): 'passed' | 'failed' | 'skipped' {
  const { state } = test.result()
  if (state === 'passed' || state === 'failed') return state
  return test.options.mode === 'skip' || test.options.mode === 'todo' ? 'skipped' : 'failed'
}

function timingsOf(module: TestModule) {
  const file = module.moduleId
  const tests = [...module.children.allTests()].map((test) => ({
    title: test.fullName,
    ms: test.diagnostic()?.duration ?? 0,
  }))
  // Not the environment: a worker makes it once, and Vitest names its time again with each file.
  const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic()
  // What is left of the module's own time is its hooks.
  const hooks = Math.max(0, duration - tests.reduce((sum, { ms }) => sum + ms, 0))
  const setUp = collectDuration + setupDuration + prepareDuration + hooks
  return [
    ...tests.map((test) => ({ kind: 'test' as const, file, ...test })),
    { kind: 'set-up' as const, file, title: '', ms: setUp },
  ]
}
