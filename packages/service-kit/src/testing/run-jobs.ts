import { type Job, type JobDeps, type JobWatch, runDue } from '../jobs/job.ts'

const watch: JobWatch = {
  succeeded: () => undefined,
  failed: (_job, error) => {
    throw error
  },
}

/**
 * Runs what is due, as one look of a process does; here a job that fails ends the look, and the test.
 * @returns the names of what ran
 * @throws what the first job that failed has thrown
 */
export function runJobs(deps: JobDeps, list: readonly Job[]): Promise<string[]> {
  return runDue(deps, list, { watch })
}
