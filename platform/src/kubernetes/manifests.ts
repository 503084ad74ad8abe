import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check, Parse } from 'typebox/value'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../paths.ts'

export const folder = join(root, 'deploy', 'kubernetes')
export const overlays = ['trial', 'production', 'restore'] as const
export type Overlay = (typeof overlays)[number]
/** What an overlay may take in beside, by a line of its own. */
export const components = ['pooler'] as const
type Component = (typeof components)[number]

const Manifest = Type.Object({
  apiVersion: Type.String(),
  kind: Type.String(),
  metadata: Type.Object({
    name: Type.String(),
    labels: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
})
/** One object for the API of Kubernetes; a reader asks for more of it by a schema of its own. */
export type Manifest = Static<typeof Manifest>

const Kustomization = Type.Object({
  resources: Type.Array(Type.String()),
  configMapGenerator: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), literals: Type.Optional(Type.Array(Type.String())) })),
  ),
  patches: Type.Optional(Type.Array(Type.Object({ path: Type.Optional(Type.String()) }))),
  images: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), newName: Type.String(), newTag: Type.String() })),
  ),
})

/** Whether this machine can render an overlay: `kubectl` has Kustomize in it. */
export const canRender = spawnSync('kubectl', ['kustomize', '--help']).status === 0

/** Whole objects: what the schema above does not name is read by others. */
function manifestsIn(text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => {
    const read: unknown = document.toJS()
    if (Check(Manifest, read)) return read
    throw new Error(`not an object of Kubernetes: ${JSON.stringify(read)}`)
  })
}

export function readKustomization(path: string): Static<typeof Kustomization> {
  return Parse(Kustomization, { resources: [], ...parse(readFileSync(join(path, 'kustomization.yaml'), 'utf8')) })
}

/** The objects of a folder as its files have them, without the patches of the folder. */
export function written(path: string): Manifest[] {
  return readKustomization(path).resources.flatMap((name) =>
    name.endsWith('.yaml') ? manifestsIn(readFileSync(join(path, name), 'utf8')) : written(join(path, name)),
  )
}

/** What the patch files of a folder say; patches that stand in its kustomization are not among them. */
export function patched(path: string): Manifest[] {
  return (readKustomization(path).patches ?? []).flatMap(({ path: name }) =>
    name === undefined ? [] : manifestsIn(readFileSync(join(path, name), 'utf8')),
  )
}

/** One of them by its name. @throws Error where there is none */
export function named(manifests: readonly Manifest[], kind: string, name: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  if (!found) throw new Error(`there is no ${kind} ${name}`)
  return found
}

const renderedAlready = new Map<string, Manifest[]>()

/**
 * The objects of an overlay as a cluster gets them.
 * @param component what it takes in beside
 * @param patches lines of an overlay of somebody's own on top of it
 * @throws Error with what Kustomize says
 */
export function rendered(overlay: Overlay, component?: Component, patches = ''): Manifest[] {
  const key = `${overlay} ${component ?? ''} ${patches}`
  const known = renderedAlready.get(key)
  if (known) return known
  const manifests = manifestsIn(
    component ? renderedWith(overlay, component, patches) : kustomized(join(folder, 'overlays', overlay)),
  )
  renderedAlready.set(key, manifests)
  return manifests
}

/** As an overlay of somebody's own would say it. */
function renderedWith(overlay: Overlay, component: Component, patches: string): string {
  // Kustomize takes no absolute paths.
  const own = realpathSync(mkdtempSync(join(tmpdir(), 'overlay-')))
  try {
    const from = (...path: string[]) => relative(own, join(realpathSync(folder), ...path))
    const text = `resources: [${from('overlays', overlay)}]\ncomponents: [${from('components', component)}]\n`
    writeFileSync(join(own, 'kustomization.yaml'), patches === '' ? text : `${text}patches:\n${patches}`)
    return kustomized(own)
  } finally {
    rmSync(own, { recursive: true })
  }
}

function kustomized(path: string): string {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', path], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** The values of the ConfigMap `settings`: the overlay's on top of those of the base. */
export function settingsIn(overlay: Overlay): Record<string, string> {
  const texts = [join(folder, 'base'), join(folder, 'overlays', overlay)].flatMap((path) =>
    (readKustomization(path).configMapGenerator ?? []).flatMap(({ literals = [] }) => literals),
  )
  return Object.fromEntries(texts.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]))
}
