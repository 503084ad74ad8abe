import { setTimeout as wait } from 'node:timers/promises'

/** Waits until all that a service follows is there. @throws Error after a minute */
export async function whenHealthy(address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const told = await fetch(`${address}/readyz`).then((answer) => answer.text())
    if (!told.includes('"healthy":false')) return
    await wait(500)
  }
  throw new Error('The service does not become healthy.')
}
