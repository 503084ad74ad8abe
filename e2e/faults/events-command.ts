import { execFile } from 'node:child_process'
import { dataDir, root } from '../platform.ts'

/**
 * Runs `npm run events -- …` at the platform under test, as an operator would.
 * @returns the exit code and, with `--json`, what each service answered
 */
export function eventsCommand(...args: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, ENSEMBLE_DATA: dataDir }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['platform/launch.mjs', 'events', ...args],
      { cwd: root, env },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, text: `${stdout}${stderr}` }),
    )
  })
}
