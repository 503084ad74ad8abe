import { Failure } from '../failure.ts'
import { isPortFree, portOwner } from '../process/ports.ts'
import type { Program } from './program.ts'

/** @throws Failure that names the port, who has it, and the variable that changes it */
export async function assertPortsFree({ name, ports }: Pick<Program, 'name' | 'ports'>): Promise<void> {
  for (const { port, variable } of ports) {
    if (await isPortFree(port)) continue
    throw new Failure(`${name} cannot use port ${String(port)}`, {
      why: `another program listens there: ${portOwner(port) ?? 'the system does not tell which'}`,
      advice: `end that program, or choose another port, for example ${variable}=${String(port + 100)} npm start.`,
    })
  }
}
