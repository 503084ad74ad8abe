import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Parse } from 'typebox/value'
import { expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { readWords } from '../delivery/command-words.ts'
import { root } from '../paths.ts'
import { remotes } from '../services.ts'

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

const Texts = Type.Array(Type.String())
const Variables = Type.Record(Type.String(), Type.String())

const Step = Type.Object({ run: Type.Optional(Type.String()), uses: Type.Optional(Type.String()) })
const Job = Type.Object({
  steps: Type.Optional(Type.Array(Step)),
  uses: Type.Optional(Type.String()),
  with: Type.Optional(Variables),
  secrets: Type.Optional(Variables),
  env: Type.Optional(Variables),
})
const Workflow = Type.Object({
  on: Type.Object({
    push: Type.Optional(Type.Object({ branches: Texts, paths: Type.Optional(Texts) })),
    schedule: Type.Optional(Type.Array(Type.Object({ cron: Type.String() }))),
  }),
  permissions: Type.Object({ contents: Type.Literal('read') }, { additionalProperties: false }),
  jobs: Type.Record(Type.String(), Job),
})

const folder = '.github/workflows'
const workflows = new Map(
  readdirSync(join(root, folder)).map((file) => [file, Parse(Workflow, parse(read(`${folder}/${file}`)))]),
)

function workflow(file: string): Static<typeof Workflow> {
  const found = workflows.get(file)
  if (!found) throw new Error(`there is no ${folder}/${file}`)
  return found
}

const GitLabJob = Type.Object({
  extends: Type.Optional(Type.Union([Type.String(), Texts])),
  script: Type.Optional(Texts),
  before_script: Type.Optional(Texts),
  variables: Type.Optional(Variables),
  rules: Type.Optional(
    Type.Array(Type.Object({ if: Type.String(), changes: Type.Optional(Texts), when: Type.Optional(Type.String()) })),
  ),
})
type GitLabJob = Static<typeof GitLabJob>

const GitLab = Type.Object({ image: Type.String(), stages: Texts, cache: Type.Object({ paths: Texts }) })
const gitLabFile = Parse(Type.Record(Type.String(), Type.Unknown()), parse(read('.gitlab-ci.yml')))
const gitLab = Parse(GitLab, gitLabFile)
const notJobs = ['image', 'stages', 'workflow', 'variables', 'cache']

/** A job with what it takes from those that it extends. */
function gitLabJob(name: string): GitLabJob {
  const own = Parse(GitLabJob, gitLabFile[name])
  const bases = [own.extends ?? []].flat().map(gitLabJob)
  return Object.assign({}, ...bases, own, {
    variables: Object.assign({}, ...bases.map(({ variables }) => variables), own.variables),
  }) as GitLabJob
}

const gitLabJobs = new Map(
  Object.keys(gitLabFile)
    .filter((name) => !notJobs.includes(name) && !name.startsWith('.'))
    .map((name) => [name, gitLabJob(name)]),
)

const { scripts } = Parse(Type.Object({ scripts: Variables }), JSON.parse(read('package.json')))

const commands = [
  ...[...workflows.values()].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run = '' }) => run.split('\n'))),
  ),
  ...[...gitLabJobs.values()].flatMap(({ script = [], before_script: before = [] }) => [...before, ...script]),
  ...['.ci/run', '.ci/all'].flatMap((file) => read(file).split('\n')),
].filter((line) => line.startsWith('np'))

test.each([...new Set(commands)])('%s is a command of this repository', (line) => {
  const [program, ...words] = line.split(' ')
  if (program === 'npx') return expect(words.slice(0, 2)).toEqual(['vitest', 'run'])
  const script = words[0] === 'run' ? (words[1] ?? '') : (words[0] ?? '')
  expect(Object.keys(scripts)).toContain(script)
  if (script !== 'remote') return expect(words.join(' ')).toMatch(/^(run )?[a-z:]+$/)
  const spoken = line
    .replace('npm run remote -- ', '')
    .replace('"$REMOTE"', 'mf-users')
    .replace(/"\$.*"$/, 'Why')
  expect(() => readWords(spoken.split(' '))).not.toThrow()
})

it('checks each change with npm test, at night what takes longer, and every week what is in neither run', () => {
  const runs = (file: string) => Object.values(workflow(file).jobs).flatMap(({ steps = [] }) => steps.map((s) => s.run))
  expect(runs('check.yml')).toContain('npm test')
  expect(workflow('check.yml').on).toHaveProperty('pull_request')
  expect(runs('nightly.yml')).toContain('npm run test:all')
  expect(workflow('nightly.yml').on.schedule).toHaveLength(1)
  expect(gitLabJobs.get('check')?.script).toEqual(['npm test'])
  expect(gitLabJobs.get('nightly')?.script).toEqual(['npm run test:all'])
  expect(runs('weekly.yml')).toEqual(expect.arrayContaining(['npm run test:cluster', 'npm run test:containers']))
  expect(workflow('weekly.yml').on.schedule).toHaveLength(1)
  expect(gitLabJobs.get('weekly')?.script).toEqual(['npm run test:cluster'])
})

it('asks at night for known flaws of packages, at both hosts', () => {
  expect(scripts['audit']).toBe('npm audit --audit-level=high')
  expect(workflow('nightly.yml').jobs['audit']?.steps?.at(-1)).toEqual({ run: 'npm run audit' })
  expect(gitLabJobs.get('audit')?.script).toEqual(['npm run audit'])
  expect(gitLabJobs.get('audit')?.rules).toEqual(gitLabJobs.get('nightly')?.rules)
})

it('keeps between runs what is fetched and built, at both hosts alike', () => {
  const { paths } = gitLab.cache
  const action = read('.github/actions/prepare/action.yml')
  for (const path of paths) expect(action).toContain(`\n          ${path}\n`)
  expect(action).toContain('cache: npm')
})

it('uses actions of the host itself or of this repository, each by its major version', () => {
  const used = [...workflows.values()].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ uses, steps = [] }) => [uses, ...steps.map((step) => step.uses)]),
  )
  for (const action of used.filter((each) => each !== undefined)) {
    expect(action).toMatch(/^(actions\/[a-z-]+@v\d+|\.\/\.github\/.+)$/)
  }
})

it('delivers each remote and no other, at both hosts', () => {
  const delivered = [...workflows.keys()].flatMap((file) => /^deliver-(.+)\.yml$/.exec(file)?.[1] ?? [])
  expect(delivered.sort()).toEqual([...remotes].sort())
  const jobs = [...gitLabJobs.keys()].filter((name) => name.startsWith('mf-'))
  const wanted = remotes.flatMap((remote) => ['canary', 'everybody', 'rollback'].map((step) => `${remote} ${step}`))
  expect(jobs.sort()).toEqual(wanted.sort())
})

/** As the containers' publisher calls the key of a team (docs/configuration.md). */
function keyOf(remote: string): string {
  return `KEY_${remote.toUpperCase().replaceAll('-', '_')}`
}

test.each(remotes)('%s is delivered when it changes, with the key of its team alone', (remote) => {
  const { on, jobs } = workflow(`deliver-${remote}.yml`)
  expect(on.push).toEqual({ branches: ['main'], paths: [`${remote}/**`, 'packages/**', 'package-lock.json'] })
  expect(jobs['deliver']).toMatchObject({
    uses: `./${folder}/deliver.yml`,
    with: { remote },
    secrets: { ENSEMBLE_KEY: `\${{ secrets.${keyOf(remote)} }}` },
  })
  const canary = gitLabJobs.get(`${remote} canary`)
  expect(canary?.rules?.[0]?.changes).toEqual([`${remote}/**/*`, 'packages/**/*', 'package-lock.json'])
  for (const step of ['canary', 'everybody', 'rollback']) {
    const job = gitLabJobs.get(`${remote} ${step}`)
    expect(job?.variables).toEqual({ REMOTE: remote, ENSEMBLE_KEY: `$${keyOf(remote)}` })
    expect(job?.rules?.every((rule) => rule.if.startsWith('$ENSEMBLE_URL && '))).toBe(true)
    expect(job?.rules?.[0]?.when).toBe(step === 'canary' ? undefined : 'manual')
  }
})

it('hands the delivery the address and the key that it reads', () => {
  const { env = {} } = workflow('deliver.yml').jobs['deliver'] ?? {}
  const target = read('platform/src/delivery/target.ts')
  for (const name of ['ENSEMBLE_URL', 'ENSEMBLE_KEY']) {
    expect(Object.keys(env)).toContain(name)
    expect(target).toContain(`env['${name}']`)
    expect(read('docs/guides/deliver-from-ci.md')).toContain(name)
  }
})

it('runs on the Node.js of .nvmrc', () => {
  const line = read('.nvmrc').trim()
  expect(gitLab.image).toMatch(new RegExp(`^node:${line}-`))
  expect(read('.github/actions/prepare/action.yml')).toContain('node-version-file: .nvmrc')
})
