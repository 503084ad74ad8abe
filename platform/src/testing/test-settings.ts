import { join } from 'node:path'
import { defaultDataDir } from '../paths.ts'
import { freePorts } from '../process/ports.ts'
import { cellName, cells } from '../skew/cells.ts'
import { portCount, portsFrom, type Settings } from '../settings.ts'

/** Settings that would point a test run at somebody's real servers or at the ports of a running platform. */
const notForTests =
  /^(DATABASE_URL.*|NATS_URL|SMTP_URL|OIDC_.*|STORAGE_URL|JWKS_URL|TOKEN_ISSUER|PUBLIC_ORIGIN|HOST|.*PORT|SIGNING_KEYS_FILE|SERVICE_KEYS?_FILE|HEALTH_KEYS_FILE|HEALTH_KEYS_DATABASE_URL|ANSWER_KEYS_FILE|ANSWER_KEYS_DATABASE_URL|REFRESH_SECRET|TEAM_KEYS_FILE)$/

/** All the people of the tests sit behind one address; the limits themselves are tested with the gateway. */
const roomForOneAddress = {
  LIMIT_SIGN_IN: '3000',
  LIMIT_REFRESH: '6000',
  LIMIT_ANONYMOUS: '30000',
  LIMIT_USER: '30000',
  LIMIT_REPORTS: '30000',
}

const testDataDir = join(defaultDataDir, 'test')

/** Settings of the platform that the browser tests use: its own free ports and data, beside a running `npm start`. */
export async function testSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const ports = portsFrom(await freePorts(portCount))
  return {
    dataDir: testDataDir,
    ports,
    publicOrigin: `http://localhost:${String(ports.gateway)}`,
    fsync: false,
    env: {
      ...Object.fromEntries(Object.entries(env).filter(([name]) => !notForTests.test(name))),
      ...roomForOneAddress,
    },
  }
}

/**
 * Settings of the platform of `npm run test:faults`: as above, with data of its own, and what is committed is written
 * through to the disk as it is for people.
 */
export async function faultSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  // Of the gateways that are killed while they publish (e2e/federation/killed-while-publishing.spec.ts).
  const registries = Array.from({ length: 5 }, (_, round) => `killed-${String(round)}`)
  return { ...(await testSettings(env)), dataDir: join(defaultDataDir, 'faults'), fsync: true, registries }
}

/** Settings of the platform on which two versions meet (`npm run test:skew`). */
export async function skewSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const dataDir = join(defaultDataDir, 'skew', 'platform')
  return { ...(await testSettings(env)), dataDir, registries: cells.map(cellName) }
}
