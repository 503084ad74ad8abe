import type { LockFile } from '../files/locked-packages.ts'

interface Component {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  purl?: string
  hashes?: { alg: 'SHA-512'; content: string }[]
  licenses?: { expression: string }[]
}

/**
 * What a program is made of, in the words of CycloneDX 1.6: the packages that its files come from, each as the lock
 * file has it. The same sources give the same text: there is no serial number in it and no time.
 *
 * @param program the name of its image
 * @param files that it holds something of, and folders of packages that it holds; relative to the root
 * @throws Error when a file comes from a package that the lock file does not have
 */
export function billOfMaterials(program: string, files: readonly string[], { version, packages }: LockFile): string {
  const held = new Map([...new Set(files.flatMap((file) => placeOf(file, packages)))].sort().map(describe))

  function describe(place: string): [string, Component] {
    const locked = packages[place]
    if (!locked?.version) throw new Error(`${place} is not in package-lock.json: run npm install first.`)
    const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const [, digest] = /^sha512-(\S+)/.exec(locked.integrity ?? '') ?? []
    // Our own packages are in no registry; an address there would be somebody else's.
    const purl = isOurs(place) ? undefined : `pkg:npm/${name.replace('@', '%40')}@${locked.version}`
    const component: Component = {
      type: 'library',
      'bom-ref': purl ?? `${name}@${locked.version}`,
      name,
      version: locked.version,
      ...(purl !== undefined && { purl }),
      ...(digest !== undefined && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
      }),
      ...(locked.license !== undefined && { licenses: [{ expression: locked.license }] }),
    }
    return [place, component]
  }

  /** What a package asks for and the program holds, found as Node.js looks for it: from the package upwards. */
  function needs(place: string): string[] {
    const locked = packages[place]
    const asked = Object.keys({
      ...locked?.dependencies,
      ...locked?.devDependencies,
      ...locked?.optionalDependencies,
      ...locked?.peerDependencies,
    })
    return asked.flatMap((name) => {
      for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
        const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
        const found = packages[candidate]
        if (found) return held.get(found.link ? (found.resolved ?? '') : candidate)?.['bom-ref'] ?? []
        if (folder === '') return []
      }
    })
  }

  const components = new Map([...held.values()].map((component) => [component['bom-ref'], component]))
  const edges = new Map<string, Set<string>>()
  for (const [place, { 'bom-ref': ref }] of held) edges.set(ref, new Set([...(edges.get(ref) ?? []), ...needs(place)]))
  const asked = new Set([...edges.values()].flatMap((refs) => [...refs]))
  const direct = [...held].filter(([place, { 'bom-ref': ref }]) => isOurs(place) || !asked.has(ref))
  const whole = `ensemble/${program}`
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': whole, name: whole, version },
    },
    components: [...components.values()],
    dependencies: [
      { ref: whole, dependsOn: sorted(direct.map(([, component]) => component['bom-ref'])) },
      ...[...edges].map(([ref, dependsOn]) => ({ ref, dependsOn: sorted(dependsOn) })),
    ],
  }
  return `${JSON.stringify(bill, null, 1)}\n`
}

function sorted(refs: Iterable<string>): string[] {
  return [...new Set(refs)].sort()
}

function isOurs(place: string): boolean {
  return !place.includes('node_modules/')
}

/** The package of a file as the lock file names it; none for what is nobody's, such as a note of the bundler. */
function placeOf(file: string, packages: LockFile['packages']): string[] {
  const [place] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []
  if (place !== undefined) return place.includes('node_modules/.') ? [] : [place]
  const ours = Object.keys(packages).filter((name) => name !== '' && file.startsWith(`${name}/`))
  return ours.sort((a, b) => b.length - a.length).slice(0, 1)
}
