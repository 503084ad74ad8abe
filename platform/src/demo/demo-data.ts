import type { DemoData } from '@ensemble/contracts/demo'
import { demoPassword } from './accounts.ts'
import { articles } from './articles.ts'
import { missions } from './missions.ts'
import { organisations } from './organisations.ts'
import { people } from './people.ts'

/** Everything the three demo loaders must agree on, the same at every call: the content of DEMO_FILE. */
export function demoData(): DemoData {
  const users = people()
  return { password: demoPassword, users, organisations, missions: missions(users), articles: articles(users) }
}
