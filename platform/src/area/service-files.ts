import type { AreaNames } from './area-names.ts'
import { serviceItems } from './service-items.ts'
import { serviceProgram } from './service-program.ts'
import { serviceTests } from './service-tests.ts'

interface Versions {
  fastify: string
  typebox: string
}

/**
 * The files of a new service, by path: the smallest that migrates, answers a read and a write, tells of the write, and
 * is tested.
 * @param at when it begins, for the name of its first migration
 */
export function serviceFiles(names: AreaNames, { fastify, typebox }: Versions, at: Date): Record<string, string> {
  const { area, service, snake, words } = names
  const stamp = at.toISOString().replace(/\D/g, '').slice(0, 12)
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@ensemble/${service}`,
        version: '1.0.0',
        private: true,
        description: `Service: ${words}`,
        type: 'module',
        dependencies: { '@ensemble/contracts': '*', '@ensemble/service-kit': '*', fastify, typebox },
      },
      null,
      2,
    )}\n`,
    'README.md': `# ${service}

**What it is for.** The items of ${words}.

**Run it alone.** \`npm start\` at the root runs it with everything it needs. Alone, with a PostgreSQL and a NATS of your own: \`npx tsx ${service}/src/migrate.ts\`, then \`npx tsx ${service}/src/main.ts\`.

**Calls.** \`${snake}.*\` of \`packages/contracts/src/${area}/calls.ts\`; \`GET /openapi.json\` describes them.

**Events out** (stream \`${names.upper}\`): \`${snake}.item.created\`. **Events in**: none.

**Settings.** Those of every service: see [docs/configuration.md](../docs/configuration.md).

**At night.** \`/readyz\` says what is missing.
`,
    [`migrations/${stamp}_create_items.sql`]: `create table items (
  id uuid primary key,
  version integer not null,
  title text not null,
  creator_id uuid not null,
  created_at timestamptz not null
);
create index items_newest on items (created_at desc, id);

-- When recurring work was last begun, by whichever process.
create table jobs (
  name text primary key,
  last_run_at timestamptz not null
);
`,
    ...serviceProgram(names),
    ...serviceItems(names),
    ...serviceTests(names),
  }
}
