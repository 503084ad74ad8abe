import { join } from 'node:path'
import { portNumber, readSettings, type Settings } from '../settings.ts'

/** Where the gateway listens while the development server stands in its place. */
const gatewayPort = 8104

/**
 * Settings for `npm run dev`: visitors come to the development server, which has the gateway behind it.
 * @throws Failure when a port is no port
 */
export function developmentSettings(env: NodeJS.ProcessEnv): Settings {
  return behindDevelopmentServer(readSettings(env), portNumber('GATEWAY_PORT', env['GATEWAY_PORT']) ?? gatewayPort)
}

/** @param gateway its port, which nobody visits */
export function behindDevelopmentServer(settings: Settings, gateway: number): Settings {
  const { ports } = settings
  return {
    ...settings,
    frontEndsPort: ports.gateway,
    registries: [developmentBucket],
    ports: { ...ports, gateway },
  }
}

/** Where the gateway of `npm run dev` keeps its registry. */
const developmentBucket = 'remotes-in-development'

/** What the development keeps beside the data. */
export function developmentPaths(dataDir: string) {
  const folder = join(dataDir, 'development')
  return { shell: join(folder, 'shell'), remotes: join(folder, 'remotes'), programs: join(folder, 'programs') }
}

/** A registry of its own: what visitors of `npm start` get is neither shown nor moved. */
export function developmentRegistry({ dataDir }: Settings): NodeJS.ProcessEnv {
  return { REMOTES_DIR: developmentPaths(dataDir).remotes, REGISTRY_BUCKET: developmentBucket }
}
