import { failureText } from '../../failure.ts'
import { prepareDatabases } from './databases.ts'

/** Runs once before the migrations: databases and roles are there, with the passwords of the secret files. */
try {
  const names = await prepareDatabases(process.env)
  console.log(`databases ready: ${names.join(', ')}`)
} catch (error) {
  console.error(error instanceof Error && error.name === 'Error' ? error.message : failureText(error))
  process.exitCode = 1
}
