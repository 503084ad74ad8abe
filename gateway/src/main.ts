import { readConfig } from '@ensemble/service-kit/config'
import { drain, run } from '@ensemble/service-kit/lifecycle'
import { createLog } from '@ensemble/service-kit/log'
import { createGateway } from './app.ts'
import { Config } from './config.ts'
import { closeDeps, openDeps } from './deps.ts'

/**
 * How long answers still come and ask visitors not to use their connection again, in ms, before connections are closed:
 * a browser that is at work has asked for something by then, and is not sending into a connection that just ends.
 */
const noticeMs = 2_000

run(async () => {
  const config = readConfig(Config, process.env)
  const log = createLog({ name: 'gateway', level: config.LOG_LEVEL })
  const deps = await openDeps(config, log)
  const app = await createGateway(deps)
  await app.listen({ host: config.HOST, port: config.PORT })
  log.info({ port: config.PORT }, 'gateway listens')
  return { stop: () => drain({ app, log, close: () => closeDeps(deps), noticeMs }) }
})
