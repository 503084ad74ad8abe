import { mkdtempSync, readdirSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { images, isImageName } from '../../src/images/images.ts'
import { root } from '../../src/paths.ts'
import { remotes } from '../../src/services.ts'
import { contextFiles, isInContext } from './build-context.ts'
import { isOneShot, readCompose, serviceNamed, targetOf, type ComposeService } from './compose.ts'
import { environmentOf, lastOf, parseCopy, readDockerfile, stageNamed, wholeStage, words } from './dockerfile.ts'
import { settingsOf } from './settings-of.ts'

const compose = readCompose()
const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const stages = readDockerfile()
const all = Object.entries(compose.services)
/** Services that run a program of ours, with its target and the variables that image and compose file give it. */
const ours = all.flatMap(([name, service]) => {
  const target = targetOf(service)
  if (!isImageName(target)) return []
  const instructions = wholeStage(stages, target)
  const command = [
    ...words(lastOf(instructions, 'ENTRYPOINT')),
    ...(service.command ?? words(lastOf(instructions, 'CMD'))),
  ]
  const env = { ...environmentOf(instructions), ...service.environment }
  return [{ name, service, target, instructions, command, entry: command.at(-1) ?? '', env }]
})

let folder: string
let secrets: string[]
let makeSecrets: (to: string, renewed?: string) => string[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const tool = (await import(pathToFileURL(join(root, 'platform/secrets.mjs')).href)) as {
    makeSecrets: (to: string, renewed?: string) => string[]
  }
  makeSecrets = tool.makeSecrets
  secrets = makeSecrets(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Our own variables that the settings of a program are made of, `_FILE` taken off where it names a secret. */
function given(env: Record<string, string>, known: readonly string[]): string[] {
  return Object.keys(env).map((name) => (known.includes(name) ? name : name.replace(/_FILE$/, '')))
}

describe.each(ours)('$name', ({ name, service, target, instructions, command, entry, env }) => {
  test('gets every variable that its program requires, and none that it does not know', async () => {
    const { known, required } = await settingsOf(target, entry)
    const names = given(env, known)
    expect(required.filter((variable) => !names.includes(variable))).toEqual([])
    const ofImage = Object.keys(environmentOf(instructions))
    expect(names.filter((variable) => !known.includes(variable) && !ofImage.includes(variable))).toEqual([])
    expect(names).toHaveLength(new Set(names).size)
  })

  test('has settings that its program accepts', async () => {
    const { read } = await settingsOf(target, entry)
    const local = Object.entries(env).map(([key, value]) => [key, value.replace('/run/secrets/', `${folder}/`)])
    expect(() => read(Object.fromEntries(local) as Record<string, string>)).not.toThrow()
  })

  test('is started by a file that the build makes', () => {
    expect(isImageName(target) && Object.keys(images[target].entries).map((made) => `${made}.mjs`)).toContain(entry)
    expect(command[0]).toBe('node')
    const copies = instructions.filter((one) => one.name === 'COPY').map(({ text }) => text)
    expect(copies).toContain(`--from=build-${target} /out ./`)
  })

  test('listens where its image, its health check and the others say', () => {
    const port = env['PORT'] ?? env['SIGN_IN_PORT']
    if (isOneShot(service)) return expect(port === undefined || entry !== 'main.mjs').toBe(true)
    expect(lastOf(instructions, 'EXPOSE')).toBe(port)
    expect(env['HOST']).toBe('0.0.0.0')
    const asked = service.healthcheck?.test?.join(' ') ?? ''
    expect(asked).toContain(`${env['TLS_FILE'] ? 'https' : 'http'}://127.0.0.1:${port ?? ''}/readyz`)
    expect(lastOf(instructions, 'HEALTHCHECK')).toContain("+ '/livez'")
  })

  test('runs as nobody in particular, and stops on SIGTERM with time to finish', () => {
    expect(lastOf(instructions, 'USER')).toBe('10001:10001')
    expect(lastOf(instructions, 'STOPSIGNAL')).toBe('SIGTERM')
    expect(env['NODE_ENV']).toBe('production')
    // The program gives itself 20 s (service-kit, lifecycle).
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(20)
  })

  test('writes to volumes that its image prepares', () => {
    if (isOneShot(service)) return expect(service.volumes).toBeUndefined()
    const written = [env['STORAGE_URL'], env['REMOTES_DIR']].flatMap((place) => place?.replace('file://', '') ?? [])
    expect((service.volumes ?? []).map((volume) => volume.split(':')[1])).toEqual(written)
    for (const place of written) {
      expect(instructions).toContainEqual({ name: 'RUN', text: `install -d -o 10001 -g 10001 ${place}` })
    }
  })

  test('waits for everything that it is told to talk to', () => {
    const texts = Object.entries(env).map(([key, value]) =>
      key.endsWith('_FILE') && value.startsWith('/run/secrets/')
        ? readFileSync(value.replace('/run/secrets', folder), 'utf8')
        : value,
    )
    const hosts = texts.flatMap((text) =>
      [...text.matchAll(/(?:@|\/\/)([a-z][a-z-]*)(?::\d+)/g)].map(([, host = '']) => host),
    )
    // Minutes pass until the scanner has read its signatures; meanwhile new files stay shut, and the rest is there.
    const others = [...new Set(hosts)].filter((host) => host in compose.services && host !== name && host !== 'scanner')
    expect(others.filter((host) => !dependsOn(service, host))).toEqual([])
    for (const text of texts) {
      for (const [, host = '', port = ''] of text.matchAll(/https?:\/\/([a-z][a-z-]*):(\d+)/g)) {
        if (host in compose.services)
          expect(`${host}:${port}`).toBe(`${host}:${serviceNamed(compose, host).environment?.['PORT'] ?? ''}`)
      }
    }
  })
})

/** Directly, or through something that it waits for. */
function dependsOn({ depends_on: direct = {} }: ComposeService, host: string): boolean {
  return host in direct || Object.keys(direct).some((name) => dependsOn(serviceNamed(compose, name), host))
}

/** Secrets that a program is told of by its configuration. */
const ofConfiguration: Record<string, string[]> = {
  nats: ['nats-passwords', 'tls-nats.pem'],
  prometheus: ['tls-authority.pem'],
}

describe.each(all)('the container of %s', (name, service) => {
  test('has no rights, nothing to write to and bounded means', () => {
    expect(service.read_only).toBe(true)
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
    expect(service.pids_limit).toBeGreaterThan(0)
    expect(service.restart).toMatch(/^(unless-stopped|no)$/)
  })

  test('has an image of a version: its own target, or an exact tag', () => {
    const { build, image, pull_policy: pulled } = service
    const target = targetOf(service)
    if (target === '') return expect(image).toMatch(/:v?\d+\.\d+[\w.-]*$/)
    expect(image).toBe(`ensemble/${target}:local`)
    expect(() => stageNamed(stages, target)).not.toThrow()
    // Built here, or with another service; a name like ours in a registry is somebody else's.
    if (build) expect(build.target).toBe(target)
    else expect(pulled).toBe('never')
  })

  test('is asked whether it is ready, unless it runs to its end', () => {
    if (isOneShot(service)) return
    expect(service.healthcheck?.test?.[0]).toBe('CMD')
    // A program is started each time: seldom enough to cost nothing, with time on a busy machine.
    expect(Number.parseInt(service.healthcheck?.interval ?? '', 10)).toBeGreaterThanOrEqual(30)
    expect(Number.parseInt(service.healthcheck?.timeout ?? '', 10)).toBeGreaterThanOrEqual(10)
  })

  test('depends on what is ready, never on what has only been started', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const oneShot = isOneShot(serviceNamed(compose, other))
      expect({ other, condition }).toEqual({
        other,
        condition: oneShot ? 'service_completed_successfully' : 'service_healthy',
      })
    }
  })

  test('gets the secrets that its variables name, and no others', () => {
    const named = Object.values(service.environment ?? {}).flatMap(
      (value) => /^\/run\/secrets\/(.*)$/.exec(value)?.[1] ?? [],
    )
    const listed = service.secrets ?? []
    expect([...listed].sort()).toEqual(ofConfiguration[name] ?? named.sort())
  })

  test('is reached from outside on purpose alone', () => {
    const open = (service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))
    expect(open).toEqual([])
    expect((service.ports ?? []).length > 0).toBe(
      ['gateway', 'mailpit', 'sign-in-provider', 'prometheus'].includes(name),
    )
    const networks = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks)
    // The scanner fetches its signatures.
    expect(networks.includes('front')).toBe((service.ports ?? []).length > 0 || name === 'scanner')
    expect(networks).toContain('back')
  })
})

/** The addresses that programs take for that of the platform. */
function originsOf({ services }: ReturnType<typeof readCompose>): string[] {
  return [...new Set(Object.values(services).flatMap(({ environment = {} }) => environment['PUBLIC_ORIGIN'] ?? []))]
}

describe('the compose file as a whole', () => {
  test('runs every program of ours, its migrations and its infrastructure, and has the operators’ commands', () => {
    const targets = new Set(ours.map(({ target }) => target))
    expect([...targets].sort()).toEqual(Object.keys(images).sort())
    const withMigrations = Object.entries(images).filter(([, { entries }]) => 'migrate' in entries)
    expect(ours.filter(({ entry }) => entry === 'migrate.mjs').map(({ target }) => target)).toEqual(
      withMigrations.map(([name]) => name),
    )
    const withCommands = Object.entries(images).filter(([, { entries }]) => 'operate' in entries)
    expect(withCommands.map(([name]) => name)).toEqual(withMigrations.map(([name]) => name))
  })

  test('builds each image once: a second build of a tag leaves the first one behind without a name', () => {
    const built = all.flatMap(([, { build }]) => (build ? [build.target] : []))
    expect(built).toEqual([...new Set(built)])
    expect(built.sort()).toEqual([...new Set(all.map(([, service]) => targetOf(service)))].filter(Boolean).sort())
  })

  test('knows every secret that the command makes, and no other', () => {
    expect(Object.keys(compose.secrets).sort()).toEqual([...secrets].sort())
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./.secrets/${name}`)
    const used = new Set(all.flatMap(([, service]) => service.secrets ?? []))
    expect(secrets.filter((name) => !used.has(name))).toEqual([])
  })

  test('declares the volumes and networks that are used', () => {
    const volumes = all.flatMap(([, service]) => (service.volumes ?? []).map((volume) => volume.split(':')[0]))
    expect(volumes.sort()).toEqual(Object.keys(compose.volumes).sort())
    expect(compose.networks['back']?.internal).toBe(true)
  })

  test('speaks TLS alone: to PostgreSQL, to the broker, and from program to service', () => {
    const { command = [], entrypoint = [], environment } = serviceNamed(compose, 'postgres')
    expect(command).toEqual(expect.arrayContaining(['ssl=on', 'hba_file=/var/run/postgresql/pg_hba.conf']))
    const [, lines = ''] = /printf '(.*?)'/.exec(entrypoint.join(' ')) ?? []
    const ways = lines.split('\\n').filter(Boolean)
    expect(ways.map((line) => line.split(' ')[0])).toEqual(['local', 'hostssl'])
    expect(environment?.['TLS_FILE']).toBe('/run/secrets/tls-postgres.pem')
    const broker = readFileSync(join(root, 'platform/containers/nats-server.conf'), 'utf8')
    expect(broker).toMatch(/^tls \{[^}]*handshake_first: true\n\}$/m)
    for (const { target, env } of ours) {
      const { NODE_EXTRA_CA_CERTS: trusted, PGSSLMODE, NATS_TLS, TLS_FILE } = env
      const usesPostgres = Object.keys(env).some((name) => /^(MIGRATION_)?DATABASE_URL/.test(name))
      if (usesPostgres) expect({ target, PGSSLMODE }).toEqual({ target, PGSSLMODE: 'verify-full' })
      if ('NATS_URL_FILE' in env) expect({ target, NATS_TLS }).toEqual({ target, NATS_TLS: 'on' })
      if ('HOST' in env && 'JWKS_URL' in env) expect(TLS_FILE).toBe(`/run/secrets/tls-${target}.pem`)
      const toPrograms = Object.values(env).filter((value) => /^\w+:\/\/(svc-|gateway)/.test(value))
      expect(toPrograms.filter((value) => !value.startsWith('https://'))).toEqual([])
      const trusts = usesPostgres || 'NATS_URL_FILE' in env || toPrograms.length > 0
      if (trusts) expect({ target, trusted }).toEqual({ target, trusted: '/run/secrets/tls-authority.pem' })
    }
  })

  test('has every upload looked at', () => {
    expect(serviceNamed(compose, 'svc-articles').environment).toMatchObject({ SCANNER_URL: 'tcp://scanner:3310' })
    // Without a scanner new files stay shut; nobody waits for it.
    expect(Object.keys(serviceNamed(compose, 'svc-articles').depends_on ?? {})).not.toContain('scanner')
  })

  test('runs without what is for trying, and without what watches it', () => {
    const extra = all.flatMap(([name, { profiles }]) => (profiles ? [{ name, profiles }] : []))
    expect(extra).toEqual([
      { name: 'mailpit', profiles: ['trial'] },
      { name: 'sign-in-provider', profiles: ['trial'] },
      { name: 'prometheus', profiles: ['alarms'] },
    ])
    const needing = all.flatMap(([name, { depends_on: others = {} }]) =>
      extra.flatMap(({ name: other }) =>
        other in others && others[other]?.required !== false ? [`${name} ${other}`] : [],
      ),
    )
    expect(needing).toEqual([])
  })

  test('has one port and one address of the platform: another port moves both', () => {
    const moved = readCompose(composeText.replaceAll('${PORT:-8080}', '18080'))
    expect(serviceNamed(moved, 'gateway').ports).toEqual(['127.0.0.1:18080:8080'])
    expect(originsOf(moved)).toEqual(['https://localhost:18080'])
  })

  test('has one word that takes TLS off the door, for whoever tries it in a browser', () => {
    const plain = readCompose(composeText.replace(/\$\{DOOR_TLS-[^}]*\}/g, ''))
    const { environment, healthcheck } = serviceNamed(plain, 'gateway')
    expect(environment?.['TLS_FILE']).toBe('')
    expect(healthcheck?.test?.join(' ')).toContain("fetch('http://127.0.0.1:8080/readyz')")
    expect(serviceNamed(plain, 'publisher').environment?.['GATEWAY_URL']).toBe('http://gateway:8080')
    expect(originsOf(plain)).toEqual(['http://localhost:8080'])
    // The guide's file for a trial has it.
    expect(readFileSync(join(root, 'docs/guides/containers.md'), 'utf8')).toMatch(
      /^COMPOSE_PROFILES=trial\n[^`]*^DOOR_TLS=$/m,
    )
  })

  test('gives the publisher every remote', () => {
    const copies = stageNamed(stages, 'publisher').instructions.map(({ text }) => text)
    for (const name of remotes) expect(copies).toContain(`--from=build-${name} /src/${name}/dist ${name}/dist`)
  })
})

describe('the guide', () => {
  const [, renewing = ''] = readFileSync(join(root, 'docs/guides/containers.md'), 'utf8').split('## Renewing secrets')

  test.each(['users-database', 'users-keys-database', 'missions-keys-database', 'nats', 'refresh-secret', 'sign-in'])(
    'names every program that goes on with the old %s until it is made anew',
    (group) => {
      const renewed = makeSecrets(folder, group)
      const holders = all.filter(
        ([, service]) => !isOneShot(service) && service.secrets?.some((name) => renewed.includes(name)),
      )
      const row = renewing.split('\n').find((line) => line.split('|')[1]?.includes(`\`${group}\``))
      expect(holders.map(([name]) => name).filter((name) => !row?.includes(name))).toEqual([])
    },
  )
})

describe('the Dockerfile', () => {
  test('is made from exact versions, of a Node.js that is supported', () => {
    const names = new Set(stages.map(({ name }) => name))
    const outside = stages.map(({ base }) => base).filter((base) => !names.has(base))
    for (const base of outside) expect(base).toMatch(/:\d+\.\d+\.\d+-(bookworm-slim|alpine)$/)
    expect(outside.filter((base) => base.startsWith('node:')).every((base) => /^node:(22|24)\./.test(base))).toBe(true)
  })

  test('copies what exists and what the build is given', () => {
    for (const { name, instructions } of stages) {
      for (const { text } of instructions.filter((one) => one.name === 'COPY')) {
        const { from, sources } = parseCopy(text)
        if (from !== undefined) {
          const before = stages.findIndex((stage) => stage.name === from)
          expect({ text, before: before >= 0 && before < stages.findIndex((stage) => stage.name === name) }).toEqual({
            text,
            before: true,
          })
          continue
        }
        for (const source of sources) {
          expect({ source, there: existsSync(join(root, source)) }).toEqual({ source, there: true })
          expect({ source, files: contextFiles(source).length > 0 }).toEqual({ source, files: true })
        }
      }
    }
  })

  test('gives npm ci the list of every workspace', () => {
    const { workspaces } = Parse(
      Type.Object({ workspaces: Type.Array(Type.String()) }),
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
    )
    const folders = workspaces.flatMap((pattern) => {
      const names = new RegExp(`^${basename(pattern).replace('*', '.*')}$`)
      const parent = dirname(pattern)
      return readdirSync(join(root, parent)).flatMap((name) => (names.test(name) ? [posix.join(parent, name)] : []))
    })
    const { instructions } = stageNamed(stages, 'dependencies')
    const copied = instructions.filter(({ name }) => name === 'COPY').flatMap(({ text }) => parseCopy(text).sources)
    const wanted = folders.map((path) => `${path}/package.json`).filter((path) => existsSync(join(root, path)))
    expect(wanted.filter((path) => !copied.includes(path))).toEqual([])
    expect(instructions.some(({ text }) => text.startsWith('npm ci --ignore-scripts'))).toBe(true)
  })

  test('never sees what a machine keeps for itself', () => {
    const kept = [
      '.secrets/postgres-password',
      '.data/secrets/x',
      '.git/config',
      '.env',
      'node_modules/x/y.js',
      'svc-users/test/x.ts',
    ]
    expect(kept.filter(isInContext)).toEqual([])
    expect(isInContext('svc-users/migrations/x.sql')).toBe(true)
  })
})
