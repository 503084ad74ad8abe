import Type from 'typebox'
import { Parse } from 'typebox/value'
import { expect, test } from 'vitest'
import type { LockFile } from '../files/locked-packages.ts'
import { billOfMaterials } from './bill-of-materials.ts'

const lock: LockFile = {
  version: '1.0.0',
  packages: {
    '': { version: '1.0.0' },
    'svc-users': { name: '@ensemble/svc-users', version: '1.0.0', dependencies: { '@ensemble/kit': '*', pg: '8' } },
    'packages/kit': { name: '@ensemble/kit', version: '1.0.0', dependencies: { '@x/log': '2', pg: '8' } },
    'packages/kit/node_modules/pg': { version: '7.0.0', license: 'MIT' },
    'node_modules/@ensemble/kit': { resolved: 'packages/kit', link: true },
    'node_modules/@x/log': { version: '2.0.0', license: '(MIT OR ISC)', integrity: 'sha512-AAECAw==' },
    'node_modules/pg': { version: '8.0.0', license: 'MIT', dependencies: { 'pg-types': '1' } },
    'node_modules/pg-types': { version: '1.0.0' },
    'node_modules/never-held': { version: '1.0.0' },
  },
}

const files = [
  'svc-users/src/main.ts',
  'packages/kit/src/app.ts',
  'packages/kit/node_modules/pg/index.js',
  'node_modules/pg/lib/index.js',
  'node_modules/pg/lib/client.js',
  'node_modules/@x/log/index.js',
  'node_modules/.notes/entry.js',
]

const Bill = Type.Object({
  components: Type.Array(
    Type.Object({
      'bom-ref': Type.String(),
      purl: Type.Optional(Type.String()),
      hashes: Type.Optional(Type.Unknown()),
    }),
  ),
  dependencies: Type.Array(Type.Object({ ref: Type.String(), dependsOn: Type.Array(Type.String()) })),
})

test('a bill names each package that a file comes from, once, and no other', () => {
  const { components } = Parse(Bill, JSON.parse(billOfMaterials('svc-users', files, lock)))
  expect(components.map(({ 'bom-ref': ref }) => ref)).toEqual([
    'pkg:npm/%40x/log@2.0.0',
    'pkg:npm/pg@8.0.0',
    '@ensemble/kit@1.0.0',
    'pkg:npm/pg@7.0.0',
    '@ensemble/svc-users@1.0.0',
  ])
  expect(components[0]).toMatchObject({
    hashes: [{ alg: 'SHA-512', content: '00010203' }],
    licenses: [{ expression: '(MIT OR ISC)' }],
  })
  expect(components[2]?.purl).toBeUndefined()
})

test('a bill says who asked for what, as Node.js finds it', () => {
  const { dependencies } = Parse(Bill, JSON.parse(billOfMaterials('svc-users', files, lock)))
  expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'ensemble/svc-users': ['@ensemble/kit@1.0.0', '@ensemble/svc-users@1.0.0'],
    '@ensemble/svc-users@1.0.0': ['@ensemble/kit@1.0.0', 'pkg:npm/pg@8.0.0'],
    '@ensemble/kit@1.0.0': ['pkg:npm/%40x/log@2.0.0', 'pkg:npm/pg@7.0.0'],
    'pkg:npm/pg@8.0.0': [],
    'pkg:npm/pg@7.0.0': [],
    'pkg:npm/%40x/log@2.0.0': [],
  })
})

test('the same files give the same text in any order; nothing of the moment is in it', () => {
  const text = billOfMaterials('svc-users', files, lock)
  expect(billOfMaterials('svc-users', [...files].reverse(), lock)).toBe(text)
  expect(text).not.toMatch(/serialNumber|timestamp/)
})

test('a package that the lock file does not have is named', () => {
  expect(() => billOfMaterials('svc-users', ['node_modules/new-one/index.js'], lock)).toThrow(
    'node_modules/new-one is not in package-lock.json: run npm install first.',
  )
})

/** What the schema of CycloneDX 1.6 says of the parts that a bill of ours has. */
const strict = { additionalProperties: false } as const
const Ref = Type.String({ minLength: 1 })
const CycloneDx = Type.Object(
  {
    $schema: Type.Literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
    bomFormat: Type.Literal('CycloneDX'),
    specVersion: Type.Literal('1.6'),
    version: Type.Integer({ minimum: 1 }),
    metadata: Type.Object(
      {
        lifecycles: Type.Array(Type.Object({ phase: Type.Literal('build') }, strict)),
        component: Type.Object(
          { type: Type.Literal('application'), 'bom-ref': Ref, name: Type.String(), version: Type.String() },
          strict,
        ),
      },
      strict,
    ),
    components: Type.Array(
      Type.Object(
        {
          type: Type.Literal('library'),
          'bom-ref': Ref,
          name: Type.String(),
          version: Type.String(),
          purl: Type.Optional(Type.String({ pattern: '^pkg:npm/(%40[^/@]+/)?[^/@]+@[^@]+$' })),
          hashes: Type.Optional(
            Type.Array(
              Type.Object(
                { alg: Type.Literal('SHA-512'), content: Type.String({ pattern: '^[a-f0-9]{128}$' }) },
                strict,
              ),
            ),
          ),
          // One expression, or a list of licences: never both.
          licenses: Type.Optional(Type.Tuple([Type.Object({ expression: Type.String({ minLength: 1 }) }, strict)])),
        },
        strict,
      ),
    ),
    dependencies: Type.Array(
      Type.Object({ ref: Ref, dependsOn: Type.Array(Type.String(), { uniqueItems: true }) }, strict),
    ),
  },
  strict,
)

test('a bill is one by the rules of CycloneDX', () => {
  const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
  const log = { version: '2.0.0', license: '(MIT OR ISC)', integrity }
  const whole: LockFile = { ...lock, packages: { ...lock.packages, 'node_modules/@x/log': log } }
  const { components, dependencies, metadata } = Parse(
    CycloneDx,
    JSON.parse(billOfMaterials('svc-users', files, whole)),
  )
  const refs = [metadata.component, ...components].map(({ 'bom-ref': ref }) => ref)
  expect(new Set(refs).size).toBe(refs.length)
  expect(dependencies.map(({ ref }) => ref).sort()).toEqual([...refs].sort())
  for (const { dependsOn } of dependencies) expect(refs).toEqual(expect.arrayContaining(dependsOn))
})
