/** @throws {Error} saying what is missing */
export function required(variable: 'TEST_DATABASE_URL' | 'TEST_NATS_URL'): string {
  const value = process.env[variable]
  if (!value)
    throw new Error(`${variable} is missing: run integration tests with npm test, which starts what they need.`)
  return value
}
