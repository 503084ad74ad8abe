import { readProviderSettings } from './provider-settings.ts'
import { signInServer } from './web.ts'

/** The local sign-in provider: single sign-on without an organisation's own provider. Not for production. */
const settings = readProviderSettings(process.env)
const server = signInServer(settings)
server.listen(settings.port, settings.host, () => {
  console.log(`sign-in provider ${settings.issuer} on ${settings.host}:${String(settings.port)}`)
})

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 1000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
