import { readFileSync } from 'node:fs'

/**
 * A setting of a program that runs once in a container: NAME, or the text of the file that NAME_FILE names.
 *
 * @throws Error that names the variable when it is missing or its file cannot be read
 */
export function setting(env: NodeJS.ProcessEnv, name: string): string {
  const file = env[`${name}_FILE`]
  const value = file ? readSecret(name, file) : env[name]
  if (value) return value
  throw new Error(`The environment variable ${name} (or ${name}_FILE) is missing.`)
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new Error(`${name}_FILE names ${file}, which cannot be read.`)
  }
}
