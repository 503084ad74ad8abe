import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { parse } from 'yaml'
import { root } from '../../src/paths.ts'

const Dependency = Type.Object(
  { condition: Type.String(), required: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)

/** What our compose file says of a service; a key that is not here would go unchecked, and is refused. */
const ComposeService = Type.Object(
  {
    image: Type.String(),
    build: Type.Optional(
      Type.Object({ context: Type.Literal('.'), target: Type.String() }, { additionalProperties: false }),
    ),
    pull_policy: Type.Optional(Type.Literal('never')),
    command: Type.Optional(Type.Array(Type.String())),
    entrypoint: Type.Optional(Type.Array(Type.String())),
    environment: Type.Optional(Type.Record(Type.String(), Type.String())),
    secrets: Type.Optional(Type.Array(Type.String())),
    configs: Type.Optional(Type.Array(Type.Object({ source: Type.String(), target: Type.String() }))),
    volumes: Type.Optional(Type.Array(Type.String())),
    tmpfs: Type.Optional(Type.Array(Type.String())),
    networks: Type.Union([Type.Array(Type.String()), Type.Record(Type.String(), Type.Unknown())]),
    ports: Type.Optional(Type.Array(Type.String())),
    profiles: Type.Optional(Type.Array(Type.String())),
    depends_on: Type.Optional(Type.Record(Type.String(), Dependency)),
    healthcheck: Type.Optional(
      Type.Object({
        test: Type.Optional(Type.Array(Type.String())),
        disable: Type.Optional(Type.Boolean()),
        interval: Type.Optional(Type.String()),
        timeout: Type.Optional(Type.String()),
      }),
    ),
    user: Type.String(),
    read_only: Type.Boolean(),
    cap_drop: Type.Array(Type.String()),
    security_opt: Type.Array(Type.String()),
    restart: Type.String(),
    pids_limit: Type.Integer(),
    mem_limit: Type.String(),
    shm_size: Type.Optional(Type.String()),
    init: Type.Optional(Type.Boolean()),
    stop_signal: Type.Optional(Type.String()),
    stop_grace_period: Type.Optional(Type.String()),
    logging: Type.Object({ driver: Type.String(), options: Type.Record(Type.String(), Type.String()) }),
  },
  { additionalProperties: false },
)
export type ComposeService = Static<typeof ComposeService>

const ComposeFile = Type.Object({
  name: Type.String(),
  services: Type.Record(Type.String(), ComposeService),
  networks: Type.Record(Type.String(), Type.Object({ internal: Type.Optional(Type.Boolean()) })),
  volumes: Type.Record(Type.String(), Type.Object({})),
  configs: Type.Record(Type.String(), Type.Object({ file: Type.String() })),
  secrets: Type.Record(Type.String(), Type.Object({ file: Type.String() })),
})
export type ComposeFile = Static<typeof ComposeFile>

/** docker-compose.yml with its merges and `${NAME:-default}` resolved as compose does without any variable set. */
export function readCompose(text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')): ComposeFile {
  const file = filled(parse(text, { merge: true }))
  if (Check(ComposeFile, file)) return file
  const errors = Errors(ComposeFile, file).map(({ instancePath, message }) => `${instancePath} ${message}`)
  throw new Error(`docker-compose.yml: ${errors.join('; ')}`)
}

/** Compose fills variables into texts after reading the YAML. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') {
    // Defaults may hold variables themselves: from the inside out.
    let text = value
    for (let before = ''; before !== text;) {
      before = text
      text = text.replace(/\$\{\w+:?-([^${}]*)\}/g, '$1')
    }
    if (text.includes('${')) throw new Error(`docker-compose.yml: "${value}" has a variable without a default`)
    return text
  }
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]))
}

export function serviceNamed(file: ComposeFile, name: string): ComposeService {
  const service = file.services[name]
  if (!service) throw new Error(`docker-compose.yml has no service ${name}`)
  return service
}

/** The target of the Dockerfile that a service runs; none for what others publish. */
export function targetOf({ image }: ComposeService): string {
  return /^ensemble\/([\w-]+):/.exec(image)?.[1] ?? ''
}

/** A service that runs to its end before others start. */
export function isOneShot({ restart }: ComposeService): boolean {
  return restart === 'no'
}
