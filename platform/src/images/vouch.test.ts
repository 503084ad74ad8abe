import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProvenanceEnvelope } from '@ensemble/contracts/provenance'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ImageProvenance } from './provenance.ts'
import { doubts, type Sources, targets, vouch } from './vouch.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const sources: Sources = {
  image: (name) => ({ id: `sha256:${sha256(name)}`, created: '2026-11-25T19:00:00Z' }),
  file: (name) => `bill of ${name}`,
  commit: () => '8615cfd78615cfd78615cfd78615cfd78615cfd7',
}
const pipeline = { CI_PROJECT_URL: 'https://git.example.org/ensemble', CI_JOB_URL: 'https://git.example.org/jobs/7' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vouched-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function envelope(target: string): ProvenanceEnvelope {
  return Parse(ProvenanceEnvelope, JSON.parse(readFileSync(join(folder, `${target}.provenance.json`), 'utf8')))
}

function statement(target: string): ImageProvenance {
  return Parse(ImageProvenance, JSON.parse(Buffer.from(envelope(target).payload, 'base64').toString()))
}

test('each image has a provenance beside it, and each of ours its bill of materials', () => {
  const files = vouch(folder, 'local', privateKey, sources, pipeline)
  expect(targets).toHaveLength(8)
  expect(files.filter((file) => file.endsWith('.provenance.json'))).toHaveLength(8)
  expect(files.filter((file) => file.endsWith('.cdx.json'))).toHaveLength(7)
  expect(readFileSync(join(folder, 'gateway.cdx.json'), 'utf8')).toBe('bill of ensemble/gateway:local')
})

test('a provenance says what was built from which sources, where, and what is in it', () => {
  vouch(folder, 'local', privateKey, sources, pipeline)
  expect(statement('gateway')).toMatchObject({
    subject: [{ name: 'ensemble/gateway:local', digest: { sha256: sha256('ensemble/gateway:local') } }],
    predicate: {
      buildDefinition: {
        externalParameters: { target: 'gateway', version: 'local' },
        resolvedDependencies: [
          { uri: 'urn:ensemble:sources', digest: { gitCommit: sources.commit() } },
          { uri: 'urn:ensemble:sources#package-lock.json' },
          { uri: expect.stringMatching(/^pkg:docker\/node@\d+\.\d+\.\d+-/) },
        ],
      },
      runDetails: {
        builder: { id: pipeline.CI_PROJECT_URL },
        metadata: { invocationId: pipeline.CI_JOB_URL, finishedOn: '2026-11-25T19:00:00Z' },
        byproducts: [{ name: 'gateway.cdx.json', digest: { sha256: sha256('bill of ensemble/gateway:local') } }],
      },
    },
  })
  const [, , nats] = statement('broker').predicate.buildDefinition.resolvedDependencies
  expect(nats?.uri).toMatch(/^pkg:docker\/nats@/)
})

test('nothing is said of a commit from which the sources differ', () => {
  vouch(folder, 'local', privateKey, { ...sources, commit: () => null }, {})
  const { buildDefinition, runDetails } = statement('svc-users').predicate
  expect(JSON.stringify(buildDefinition)).not.toContain('gitCommit')
  expect(runDetails.builder.id).toBe('urn:ensemble:own-machine')
})

/** What in-toto, SLSA 1.0 and DSSE ask of every tool that reads it, without the words that are ours. */
const Resource = Type.Object({ uri: Type.Optional(Type.String()), name: Type.Optional(Type.String()) })
const Slsa = Type.Object({
  _type: Type.Literal('https://in-toto.io/Statement/v1'),
  subject: Type.Array(Type.Object({ digest: Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }) }), {
    minItems: 1,
  }),
  predicateType: Type.Literal('https://slsa.dev/provenance/v1'),
  predicate: Type.Object(
    {
      buildDefinition: Type.Object(
        {
          buildType: Type.String({ pattern: '^[a-z][a-z0-9+.-]*:' }),
          externalParameters: Type.Object({}),
          internalParameters: Type.Optional(Type.Object({})),
          resolvedDependencies: Type.Array(Resource),
        },
        { additionalProperties: false },
      ),
      runDetails: Type.Object(
        {
          builder: Type.Object({ id: Type.String({ pattern: '^[a-z][a-z0-9+.-]*:' }) }),
          metadata: Type.Object(
            {
              invocationId: Type.Optional(Type.String()),
              startedOn: Type.Optional(Type.String()),
              finishedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' }),
            },
            { additionalProperties: false },
          ),
          byproducts: Type.Optional(Type.Array(Resource)),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
})

test('a provenance is one by the rules of in-toto and SLSA', () => {
  vouch(folder, 'local', privateKey, sources, pipeline)
  for (const target of targets) {
    expect(envelope(target).payloadType).toBe('application/vnd.in-toto+json')
    Parse(Slsa, JSON.parse(Buffer.from(envelope(target).payload, 'base64').toString()))
  }
})

test('images are held against what was said of them', () => {
  vouch(folder, 'local', privateKey, sources, pipeline)
  expect(doubts(folder, 'local', publicKey, sources)).toEqual([])
  const image: Sources['image'] = (name) => ({
    ...sources.image(name),
    ...(name.includes('gateway') && { id: `sha256:${'0'.repeat(64)}` }),
  })
  const file: Sources['file'] = (name) => (name.includes('svc-users') ? 'more' : sources.file(name, ''))
  expect(doubts(folder, 'local', privateKey, { image, file })).toEqual([
    'svc-users: its bill of materials is another one',
    'gateway: the image here is another one',
  ])
})

test('a statement that somebody has changed, or signed with another key, counts for nothing', () => {
  vouch(folder, 'local', privateKey, sources, pipeline)
  const stranger = generateKeyPairSync('ed25519').publicKey
  expect(doubts(folder, 'local', stranger, sources)).toHaveLength(8)
  const { payload, ...rest } = envelope('broker')
  const changed = Buffer.from(payload, 'base64').toString().replace('own-machine', 'git.example.org')
  const text = changed.replace('"target":"broker"', '"target":"gateway"')
  writeFileSync(
    join(folder, 'broker.provenance.json'),
    JSON.stringify({ ...rest, payload: Buffer.from(text).toString('base64') }),
  )
  rmSync(join(folder, 'databases.provenance.json'))
  expect(doubts(folder, 'local', publicKey, sources)).toEqual([
    'databases: nobody vouches for it',
    'broker: its provenance is not signed with this key',
  ])
})
