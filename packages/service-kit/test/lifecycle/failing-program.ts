import Type from 'typebox'
import { readConfig } from '../../src/config.ts'
import { run } from '../../src/lifecycle.ts'

run(async () => {
  readConfig(Type.Object({ SETTING_OF_NOBODY: Type.String() }), process.env)
  return { stop: () => Promise.resolve() }
})
