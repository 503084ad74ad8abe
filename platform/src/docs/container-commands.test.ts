import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCompose } from '../../test/containers/compose.ts'
import { readWords } from '../delivery/command-words.ts'
import { images, isImageName } from '../images/images.ts'
import { root } from '../paths.ts'

const compose = readCompose()
const pages = ['docs/guides/containers.md', 'docs/operations.md']

interface Command {
  line: string
  verb: string
  options: string[]
  service: string
  words: string[]
}

/** `docker compose run` and `exec` of a page, each with its options, its service and what is run there. */
function commandsOf(page: string): Command[] {
  const text = readFileSync(join(root, page), 'utf8').replace(/\\\n/g, ' ')
  const lines = [...text.matchAll(/docker compose (?:run|exec) [^\n`|&]*/g)].map(([line]) => line.trim())
  return lines.map((line) => {
    const [, , verb = '', ...rest] = line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []
    const options: string[] = []
    while (rest[0]?.startsWith('-')) {
      const option = rest.shift() ?? ''
      options.push(/^-[uve]$/.test(option) ? `${option} ${(rest.shift() ?? '') + valueTail(rest)}` : option)
    }
    const [service = '', ...words] = rest
    return { line, verb, options, service, words }
  })
}

/** The rest of a value that goes on behind its quotation marks. */
function valueTail(rest: string[]): string {
  return rest[0]?.startsWith(':') ? (rest.shift() ?? '') : ''
}

const commands = pages.flatMap(commandsOf).filter(({ service }) => /^[a-z]/.test(service))

it('the pages run commands in containers', () => {
  expect(commands.length).toBeGreaterThan(10)
})

it.each(commands)('$line', ({ verb, options, service, words }) => {
  expect(Object.keys(compose.services)).toContain(service)
  // All rights are dropped: user 0 reads no file of another there.
  expect(options).not.toContain('-u 0')
  const target = compose.services[service]?.build?.target ?? ''
  if (!isImageName(target) || words.length === 0) return
  // A new container begins with `node` by itself, a running one is told.
  const [program = '', ...others] = verb === 'run' ? words : words.slice(1)
  if (verb === 'exec') expect(words[0]).toBe('node')
  if (program === '-e') return
  expect(Object.keys(images[target].entries).map((name) => `${name}.mjs`)).toContain(program)
  expect(others).not.toContain('node')
})

it('a restore begins with databases that are new: what a newer release has added refers to older tables', () => {
  const steps = commands.flatMap(({ line, words: [program = ''] }) =>
    ['dropdb', 'pg_restore'].includes(program) || line.endsWith('run --rm databases') ? [program] : [],
  )
  const restore = steps.indexOf('pg_restore')
  expect(steps.slice(restore - 2, restore + 1)).toEqual(['dropdb', '', 'pg_restore'])
})

it.each(pages)('%s waits for no program that ends: Compose counts its end as a failure', (page) => {
  const ending = Object.entries(compose.services).filter(([, { restart }]) => restart === 'no')
  expect(ending.length).toBeGreaterThan(0)
  const lines = readFileSync(join(root, page), 'utf8').match(/docker compose up [^\n`|&]*/g) ?? []
  for (const line of lines.filter((each) => each.includes('--wait'))) {
    const services = line.split(/\s+/).filter((word) => word in compose.services)
    expect(services, line).not.toEqual([])
    expect(
      services.filter((service) => ending.some(([name]) => name === service)),
      line,
    ).toEqual([])
  }
})

it.each(['README.md', 'docker-compose.yml'])('%s: a trial opens a door that a browser believes', (page) => {
  const trials = readFileSync(join(root, page), 'utf8').match(/.*--profile trial.*/g) ?? []
  expect(trials.length).toBeGreaterThan(0)
  for (const line of trials) expect(line).toMatch(/DOOR_TLS= OIDC_ISSUER=\S+ docker compose --profile trial/)
})

it('a front end is brought to visitors by words that `npm run remote` knows', () => {
  const guide = readFileSync(join(root, 'docs/guides/containers.md'), 'utf8')
  const lines = guide.match(/^deliver \w+ \S+$/gm) ?? []
  const read = lines.map((line) => readWords(line.split(' ').slice(1))?.action)
  expect(read).toEqual(['publish', 'promote', 'status'])
})
