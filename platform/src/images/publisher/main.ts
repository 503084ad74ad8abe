import { failureText } from '../../failure.ts'
import { publishFirstRemotes } from './first-remotes.ts'

/** Runs once after the gateway is ready. */
try {
  const published = await publishFirstRemotes(process.env)
  console.log(published.length === 0 ? 'every remote is in the registry already' : `published ${published.join(', ')}`)
} catch (error) {
  console.error(error instanceof Error && error.name === 'Error' ? error.message : failureText(error))
  process.exitCode = 1
}
