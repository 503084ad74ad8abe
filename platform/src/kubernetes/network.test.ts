import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Type, { type Static } from 'typebox'
import { Parse } from 'typebox/value'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'
import { canRender, folder, rendered, written, type Manifest } from './manifests.ts'
import { programsIn } from './workloads.ts'

const Labels = Type.Object({ matchLabels: Type.Optional(Type.Record(Type.String(), Type.String())) })
const Peer = Type.Object({
  podSelector: Type.Optional(Labels),
  namespaceSelector: Type.Optional(Labels),
  ipBlock: Type.Optional(Type.Object({ cidr: Type.String() })),
})
const Ports = Type.Optional(Type.Array(Type.Object({ port: Type.Integer() })))
const Policy = Type.Object({
  metadata: Type.Object({ name: Type.String() }),
  spec: Type.Object({
    podSelector: Labels,
    policyTypes: Type.Array(Type.Enum(['Ingress', 'Egress'])),
    ingress: Type.Optional(Type.Array(Type.Object({ from: Type.Optional(Type.Array(Peer)), ports: Ports }))),
    egress: Type.Optional(Type.Array(Type.Object({ to: Type.Optional(Type.Array(Peer)), ports: Ports }))),
  }),
})
type Policy = Static<typeof Policy>

/** How the network calls a peer: the name of its pods, a role of its namespace, or what it is. */
function nameOf(labels: Static<typeof Labels> | undefined): string | undefined {
  const { 'app.kubernetes.io/name': app, 'cnpg.io/cluster': cluster, ...others } = labels?.matchLabels ?? {}
  return (
    app ?? cluster ?? others['cnpg.io/poolerName'] ?? others['ensemble/role'] ?? others['kubernetes.io/metadata.name']
  )
}

function peerName({ podSelector, namespaceSelector, ipBlock }: Static<typeof Peer>): string {
  return nameOf(podSelector) ?? nameOf(namespaceSelector) ?? (ipBlock ? 'outside' : 'everybody')
}

function policiesIn(manifests: readonly Manifest[]): Policy[] {
  return manifests.filter(({ kind }) => kind === 'NetworkPolicy').map((manifest) => Parse(Policy, manifest))
}

/** `from > to:port` of every line that the policies let in, and of every line that they let out. */
function linesOf(policies: readonly Policy[]): { letIn: string[]; letOut: string[] } {
  const lines = (word: 'ingress' | 'egress') =>
    policies.flatMap(({ spec }) => {
      const own = nameOf(spec.podSelector) ?? 'every pod'
      const rules: { from?: Static<typeof Peer>[]; to?: Static<typeof Peer>[]; ports?: { port: number }[] }[] =
        spec[word] ?? []
      return rules.flatMap(({ from, to, ports = [] }) =>
        (from ?? to ?? [{}])
          .map(peerName)
          .flatMap((peer) =>
            ports.map(({ port }) => (word === 'ingress' ? `${peer} > ${own}:${port}` : `${own} > ${peer}:${port}`)),
          ),
      )
    })
  return { letIn: lines('ingress').sort(), letOut: lines('egress').sort() }
}

/** The lines that programs need: host and port of every address in their variables and secrets. */
async function linesOfPrograms(): Promise<string[]> {
  const secrets = mkdtempSync(join(tmpdir(), 'secrets-'))
  try {
    const tool = (await import(pathToFileURL(join(root, 'platform/secrets.mjs')).href)) as {
      makeSecrets: (to: string) => string[]
    }
    tool.makeSecrets(secrets)
    const lines = programsIn(written(join(folder, 'base'))).flatMap(({ workload, container }) =>
      (container.env ?? []).flatMap(({ name, value = '' }) => {
        const text = name.endsWith('_FILE') ? readFileSync(value.replace('/run/secrets', secrets), 'utf8') : value
        // Without user and password, which look like a host and its port.
        const addresses = text.replace(/:\/\/[^@/\s]*@/g, '://')
        const found = [...addresses.matchAll(/:\/\/([a-z][a-z-]*):(\d+)/g)]
        return found.map(([, host = '', port = '']) => `${workload} > ${host}:${port}`)
      }),
    )
    return [...new Set(lines)].sort()
  } finally {
    rmSync(secrets, { recursive: true })
  }
}

const inCluster = policiesIn(written(join(folder, 'base')))
const needed = await linesOfPrograms()

it('nothing is let in or out that no line names', () => {
  const nothing = inCluster.find(({ metadata }) => metadata.name === 'nothing')
  expect(nothing?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
})

it('no program asks its own Service for something: nobody is sent to a pod that is not ready', () => {
  expect(needed.filter((line) => /^(\S+) > \1:/.test(line))).toEqual([])
})

it('every line that a program has an address for is let out and in, and no other between programs', () => {
  const { letIn, letOut } = linesOf(inCluster)
  // The mail server is the overlay's: the mailbox of a trial, or one outside.
  const inside = needed.filter((line) => !line.endsWith('mailpit:1025'))
  const infrastructure = ['nats > nats:6222', 'postgres > postgres:5432', 'postgres > postgres:8000']
  const ofOthers = [
    'cnpg-system > postgres:5432',
    'cnpg-system > postgres:8000',
    'entrance > gateway:8080',
    ...['gateway:8080', 'postgres:9187', 'svc-articles:8103', 'svc-missions:8102', 'svc-users:8101'].map(
      (target) => `monitoring > ${target}`,
    ),
  ]
  expect(letIn).toEqual([...inside, ...infrastructure, ...ofOthers].sort())
  const names = ['every pod > kube-system:53', 'every pod > kube-system:53']
  const kubernetes = ['postgres > everybody:443', 'postgres > everybody:6443']
  expect(letOut).toEqual([...inside, ...infrastructure, ...names, ...kubernetes].sort())
})

it('the trial lets mails into its mailbox, production lets two services and the backups out', () => {
  const ofOverlay = (name: string) =>
    linesOf(
      policiesIn(written(join(folder, 'overlays', name))).filter(
        (policy) => !inCluster.some(({ metadata }) => metadata.name === policy.metadata.name),
      ),
    )
  const mailbox = needed.filter((line) => line.endsWith('mailpit:1025'))
  expect(mailbox).toHaveLength(1)
  expect(ofOverlay('trial')).toEqual({ letIn: mailbox, letOut: mailbox })
  expect(ofOverlay('production')).toEqual({
    letIn: [],
    letOut: [
      'postgres > outside:443',
      'svc-articles > outside:443',
      'svc-users > outside:443',
      'svc-users > outside:465',
      'svc-users > outside:587',
    ],
  })
})

it('a pooler stands between services and PostgreSQL, and asks the API of Kubernetes', () => {
  const toDatabase = needed.filter((line) => /^svc-.+ > postgres:5432$/.test(line))
  const lines = [...toDatabase.map((line) => line.replace('postgres', 'pooler')), 'pooler > postgres:5432'].sort()
  expect(linesOf(policiesIn(written(join(folder, 'components', 'pooler'))))).toEqual({
    letIn: lines,
    letOut: [...lines, 'pooler > everybody:443', 'pooler > everybody:6443'].sort(),
  })
  expect(toDatabase).toHaveLength(3)
})

it.skipIf(!canRender)(
  'PostgreSQL and its pooler ask the API of Kubernetes alone, where the guide’s patch names it',
  () => {
    const guide = readFileSync(join(root, 'docs/guides/kubernetes.md'), 'utf8')
    const [, patch = ''] = /```yaml\n(- target: \{ kind: NetworkPolicy,[^`]+)```/.exec(guide) ?? []
    const { letOut } = linesOf(policiesIn(rendered('production', 'pooler', patch)))
    expect(letOut.filter((line) => line.includes('> everybody'))).toEqual([])
    for (const name of ['postgres', 'pooler']) {
      expect(letOut).toEqual(expect.arrayContaining([`${name} > outside:443`, `${name} > outside:6443`]))
    }
  },
)
