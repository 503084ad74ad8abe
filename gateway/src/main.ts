import { run } from '@ensemble/service-kit/lifecycle'
import { createLog } from '@ensemble/service-kit/log'
import { createGateway } from './app.ts'
import { readGatewayConfig } from './config.ts'
import { closeDeps, openDeps } from './deps.ts'

run(async () => {
  const config = readGatewayConfig(process.env)
  const log = createLog({ name: 'gateway', level: config.LOG_LEVEL })
  const deps = await openDeps(config, log)
  const app = await createGateway(deps)
  await app.listen({ host: config.HOST, port: config.PORT })
  log.info({ port: config.PORT }, 'gateway listens')
  return {
    async stop() {
      deps.service.draining = true
      log.info({}, 'draining')
      await app.close()
      await closeDeps(deps)
      log.info({}, 'stopped')
    },
  }
})
