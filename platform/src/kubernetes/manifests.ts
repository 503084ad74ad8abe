import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check, Parse } from 'typebox/value'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../paths.ts'

export const folder = join(root, 'deploy', 'kubernetes')
export const overlays = ['trial', 'production', 'restore'] as const
export type Overlay = (typeof overlays)[number]

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

const renderedAlready = new Map<Overlay, Manifest[]>()

/**
 * The objects of an overlay as a cluster gets them.
 * @throws Error with what Kustomize says
 */
export function rendered(overlay: Overlay): Manifest[] {
  const known = renderedAlready.get(overlay)
  if (known) return known
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(folder, 'overlays', overlay)], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const manifests = manifestsIn(stdout)
  renderedAlready.set(overlay, manifests)
  return manifests
}

/** The values of the ConfigMap `settings`: the overlay's on top of those of the base. */
export function settingsIn(overlay: Overlay): Record<string, string> {
  const texts = [join(folder, 'base'), join(folder, 'overlays', overlay)].flatMap((path) =>
    (readKustomization(path).configMapGenerator ?? []).flatMap(({ literals = [] }) => literals),
  )
  return Object.fromEntries(texts.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]))
}
