import { readFile } from 'node:fs/promises'
import { DemoData } from '@ensemble/contracts/demo'
import { checkOf, describeErrors } from '@ensemble/service-kit/schema-check'

/**
 * Demonstration data holds accounts whose password everybody knows, so it must never reach a real installation.
 * @throws Error unless DEMO=1, and always in production
 */
export function refuseOutsideDemo(env: NodeJS.ProcessEnv): void {
  if (env.NODE_ENV === 'production') throw new Error('Demonstration data is never loaded with NODE_ENV=production.')
  if (env.DEMO !== '1') throw new Error('Demonstration data is loaded with DEMO=1 only.')
}

/** @throws Error that names the file when it is not what contracts/demo.ts says */
export async function readDemoData(path: string): Promise<DemoData> {
  const data: unknown = JSON.parse(await readFile(path, 'utf8'))
  const check = checkOf(DemoData)
  if (check(data)) return data
  throw new Error(`DEMO_FILE: ${path} does not keep its contract: ${describeErrors(check.errors)}`)
}
