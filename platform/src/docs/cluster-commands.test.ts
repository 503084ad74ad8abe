import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Type from 'typebox'
import { Check, Parse } from 'typebox/value'
import { expect, it } from 'vitest'
import { images, isImageName } from '../images/images.ts'
import { components, folder, overlays, patched, written } from '../kubernetes/manifests.ts'
import { root } from '../paths.ts'

const guide = readFileSync(join(root, 'docs/guides/kubernetes.md'), 'utf8').replace(/\\\n\s*/g, ' ')
const manifests = overlays.flatMap((overlay) => written(join(folder, 'overlays', overlay)))
const beside = components
  .map((component) => join(folder, 'components', component))
  .flatMap((path) => [...written(path), ...patched(path)])
const manifestText = JSON.stringify([...manifests, ...beside])

const tool = (await import(pathToFileURL(join(root, 'platform/secrets.mjs')).href)) as { secretGroups: string[] }

/** What the chart of NATS makes of the release that the guide installs. */
const [, release = ''] = /helm -n ensemble upgrade --install (\S+) nats\/nats/.exec(guide) ?? []
/** Services that CloudNativePG makes of the Cluster. */
const ManagedServices = Type.Object({
  spec: Type.Object({
    managed: Type.Object({
      services: Type.Object({
        additional: Type.Array(
          Type.Object({ serviceTemplate: Type.Object({ metadata: Type.Object({ name: Type.String() }) }) }),
        ),
      }),
    }),
  }),
})
const ofOperator = manifests.flatMap((manifest) =>
  Check(ManagedServices, manifest)
    ? manifest.spec.managed.services.additional.map(({ serviceTemplate }) => serviceTemplate.metadata.name)
    : [],
)

/** How `kubectl` calls a kind, and what there is of it. */
const objects: Record<string, readonly string[]> = {
  deploy: named('Deployment'),
  job: named('Job'),
  cluster: named('Cluster'),
  service: [...named('Service'), ...ofOperator, release],
  statefulset: [release],
}
function named(kind: string): string[] {
  return manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name)
}

/** Lines of blocks and words in backticks; a table of what follows says `rollout …` for `kubectl -n ensemble rollout …`. */
const blocks = [...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, text = '']) => text)
const inline = [...guide.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
const commands = [...blocks.flatMap((block) => block.split('\n')), ...inline]
  .flatMap((line) => line.replace(/\s#.*$/, '').split(/&&|[|;{}]/))
  .map((line) => line.trim())
  .filter((line) => /^(kubectl|rollout|helm) /.test(line))
  .map((line) => ({ line, words: [...(line.match(/"[^"]*"|'[^']*'|\S+/g) ?? [])] }))

it('the guide runs commands in a cluster', () => {
  expect(commands.length).toBeGreaterThan(30)
  expect(release).not.toBe('')
  expect(ofOperator).not.toEqual([])
})

it.each(commands)('$line', ({ words }) => {
  const [at, inside] = [words.indexOf('--'), words.slice(words.indexOf('--') + 1)]
  const own = at < 0 ? words : words.slice(0, at)
  if (own.includes('-n')) expect(named('Namespace')).toContain(own[own.indexOf('-n') + 1])
  expect(objectsOf(own).filter(({ kind, name }) => !objects[kind]?.includes(name))).toEqual([])
  for (const path of pathsOf(own)) expect(existsSync(join(root, path)), path).toBe(true)

  if (own.includes('port-forward')) {
    const [{ name = '' } = {}] = objectsOf(own)
    if (!ofOperator.includes(name)) expect(portsOf(name)).toContain(Number(own[own.indexOf(`service/${name}`) + 1]))
  }
  const [target = ''] = objectsOf(own).map(({ name }) => name)
  if (at < 0 || !isImageName(target)) return
  const [node, program = ''] = inside
  expect(node).toBe('node')
  if (program !== '-e') expect(Object.keys(images[target].entries).map((name) => `${name}.mjs`)).toContain(program)
})

/** What a command names: `kind/name`, and the names behind a kind. */
function objectsOf(words: readonly string[]): { kind: string; name: string }[] {
  const slashed = words.flatMap((word) => {
    const [, kind = '', name = ''] = /^(\w+)\/([\w-]+)$/.exec(word) ?? []
    return kind in objects ? [{ kind, name }] : []
  })
  const at = words.indexOf('delete') + 1
  const kind = words[at] ?? ''
  if (at === 0 || !(kind in objects)) return slashed
  const names = words.slice(at + 1).filter((word) => !word.startsWith('-'))
  return [...slashed, ...names.map((name) => ({ kind, name }))]
}

/** The files and folders that a command applies, those of every overlay where it says `$overlay`. */
function pathsOf(words: readonly string[]): string[] {
  const given = words.flatMap((word, at) => (word === '-f' || word === '-k' ? [words[at + 1] ?? ''] : []))
  return given
    .filter((path) => path !== '-')
    .flatMap((path) => ['trial', 'production'].map((overlay) => path.replace('$overlay', overlay)))
}

const PortList = Type.Object({ ports: Type.Array(Type.Object({ port: Type.Integer() })) })
const Ports = Type.Object({ spec: PortList })
const Policy = Type.Object({ spec: Type.Object({ ingress: Type.Array(PortList) }) })

function portsOf(service: string): number[] {
  const of = (wanted: string) => manifests.find(({ kind, metadata }) => kind === wanted && metadata.name === service)
  // The chart makes this one; which of its ports are open is ours to say.
  const lists =
    service === release ? Parse(Policy, of('NetworkPolicy')).spec.ingress : [Parse(Ports, of('Service')).spec]
  return lists.flatMap(({ ports }) => ports.map(({ port }) => port))
}

it('builds and pushes every image that the cluster runs', () => {
  const [, targets = ''] = /for target in ([^;]+);/.exec(guide) ?? []
  const run = [...manifestText.matchAll(/"image":"ensemble\/([\w-]+):/g)].map(([, name = '']) => name)
  const broker = /ensemble\/([\w-]+),/.exec(readFileSync(join(folder, 'base/nats.yaml'), 'utf8'))?.[1] ?? ''
  expect(targets.split(' ').sort()).toEqual([...new Set([...run, broker])].sort())
})

it('makes or names every Secret and ConfigMap that the manifests ask for', () => {
  const asked = [
    ...manifestText.matchAll(/"(?:secretName|serverTLSSecret|serverCASecret)":"([\w-]+)"/g),
    ...manifestText.matchAll(/"(?:superuserSecret|secretKeyRef|accessKeyId|secretAccessKey)":\{"name":"([\w-]+)"/g),
    ...manifestText.matchAll(/"kind":"(?:Secret|ConfigMap)","name":"([\w-]+)"/g),
  ].map(([, name = '']) => name)
  const made = [...guide.matchAll(/create (?:secret (?:generic|tls)|configmap) ([\w-]+)/g)].map(([, name = '']) => name)
  const unknown = [...new Set(asked)].filter((name) => !made.includes(name) && !guide.includes(`\`${name}\``))
  expect(unknown).toEqual([])
  expect(made.filter((name) => !asked.includes(name))).toEqual([])
})

it('says of each group of secrets what follows its renewal', () => {
  const [, section = ''] = guide.split('## Renew secrets')
  const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? []
  const said = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+…?)`/g)].map(([, name = '']) => name),
  )
  const isOf = (group: string, name: string) =>
    name.endsWith('…') ? group.startsWith(name.slice(0, -1)) : group === name
  expect(said.filter((name) => !tool.secretGroups.some((group) => isOf(group, name)))).toEqual([])
  const unsaid = tool.secretGroups.filter((group) => !said.some((name) => isOf(group, name)))
  // Wrapping keys have commands of their own; a mail server is told by its owner; the sign-in provider is for trying.
  expect(unsaid).toEqual(['health-keys', 'answer-keys', 'smtp', 'sign-in'])
  for (const name of ['health-keys', 'answer-keys']) expect(section).toContain(`.secrets/${name}.json`)
})
