import { readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import { readDemoData, refuseOutsideDemo } from './demo-file.ts'
import { demoDeps, DemoConfig } from './demo-deps.ts'
import { bringIn, chooseFirstAdmin } from './bring-in.ts'
import { inParallel } from './in-parallel.ts'
import { usePlatform } from './use-platform.ts'

refuseOutsideDemo(process.env)
const config = readConfig(DemoConfig, process.env)
const data = await readDemoData(config.DEMO_FILE)
const started = Date.now()
const db = openDatabase({ url: config.DATABASE_URL })
const keysDb = openDatabase({ url: config.HEALTH_KEYS_DATABASE_URL || config.DATABASE_URL })
const deps = await demoDeps(config, db, keysDb)
// Everybody here has the password that the README names: worked out once, it hides nothing less.
const password = await deps.passwords.hash(data.password)
const firstAdmin = chooseFirstAdmin(data.users)
const admin = await bringIn(deps, firstAdmin, password, null)
const others = data.users.filter(({ id }) => id !== firstAdmin.id)
let done = 1
await inParallel(8, others, async (user) => {
  await usePlatform(deps, user, await bringIn(deps, user, password, admin), data)
  done += 1
  if (done % 100 === 0) console.log(`users: ${done} of ${data.users.length}`)
})
await db.close()
await keysDb.close()
console.log(`users: ${data.users.length} accounts in ${((Date.now() - started) / 1000).toFixed(1)} s`)
