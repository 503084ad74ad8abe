import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemsOf } from './api-models.ts'
import { canRender, components, folder, overlays, rendered, written, type Manifest } from './manifests.ts'

function expectValid(manifests: readonly Manifest[]): void {
  const found = manifests.flatMap((manifest) =>
    problemsOf(manifest).map((problem) => `${manifest.kind} ${manifest.metadata.name}: ${problem}`),
  )
  expect(found).toEqual([])
}

describe.each(overlays)('deploy/kubernetes, %s', (overlay) => {
  it('is what the schemas of the APIs allow, as the files have it', () => {
    expectValid(written(join(folder, 'overlays', overlay)))
  })

  it.skipIf(!canRender)('is what the schemas of the APIs allow, as a cluster gets it', () => {
    const manifests = rendered(overlay)
    expectValid(manifests)
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(names).toHaveLength(new Set(names).size)
  })
})

describe.each(components)('deploy/kubernetes, %s', (component) => {
  it('is what the schemas of the APIs allow, as the files have it', () => {
    expectValid(written(join(folder, 'components', component)))
  })

  it.skipIf(!canRender)('is what the schemas of the APIs allow, taken into production', () => {
    const manifests = rendered('production', component)
    expectValid(manifests)
    expect(manifests.length).toBeGreaterThan(rendered('production').length)
  })
})

it('a wrong value and a field that is none are found, at any depth', () => {
  const [deployment] = written(join(folder, 'base')).filter(({ kind }) => kind === 'Deployment')
  const changed = (from: string, to: string) => JSON.parse(JSON.stringify(deployment).replace(from, to)) as Manifest
  expect(problemsOf(changed('"containerPort":8101', '"containerPort":"8101"')).join()).toContain('containerPort')
  expect(problemsOf(changed('"failureThreshold"', '"failureTreshold"'))).toEqual([
    '/spec/template/spec/containers/0/startupProbe/failureTreshold is not a field',
  ])
  expect(problemsOf(changed('"selector"', '"selektor"')).join()).toContain('selector')
  const [cluster] = written(join(folder, 'base')).filter(({ kind }) => kind === 'Cluster')
  const typo = JSON.parse(JSON.stringify(cluster).replace('"imageName"', '"imagename"')) as Manifest
  expect(problemsOf(typo).join()).toContain('imageName')
})
