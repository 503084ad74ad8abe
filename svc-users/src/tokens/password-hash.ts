import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Semaphore } from '@ensemble/service-kit/semaphore'

/** Argon2id with the parameters of OWASP: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Compares a password with a stored hash. Without one it hashes all the same, so that an unknown address takes as
   * long as a known one (AU07).
   */
  verify(password: string, stored: string | null): Promise<boolean>
  /** Whether a stored hash was made with weaker parameters than today's. */
  isOutdated(stored: string): boolean
}

/**
 * @param concurrency hashes computed at once: each takes 19 MiB and a core for some 15 ms
 * @param queueLength tries that may wait; beyond, a try is refused with SERVICE_UNAVAILABLE
 */
export async function createPasswordHasher(concurrency: number, queueLength: number): Promise<PasswordHasher> {
  const semaphore = new Semaphore({ permits: concurrency, queue: queueLength })
  const decoy = await hash('nobody has this password', parameters)
  return {
    hash: (password) => semaphore.run(() => hash(password, parameters)),
    verify: async (password, stored) => {
      const matches = await semaphore.run(() => verify(stored ?? decoy, password))
      return matches && stored !== null
    },
    isOutdated: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored)
      return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost
    },
  }
}
