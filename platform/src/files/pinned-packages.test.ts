import { expect, it } from 'vitest'
import { root } from '../paths.ts'
import { remotes, services } from '../services.ts'
import { lockedPackages, readLockFile } from './locked-packages.ts'

const { packages } = await readLockFile(root)
const registry = 'https://registry.npmjs.org/'

/** Programs, front ends, and what images are made by. */
const delivered = ['gateway', 'shell', 'platform', ...services.map(({ name }) => name), ...remotes]

/**
 * Licences that may come with what is delivered. The library under the LGPL (libvips) is loaded as its authors ship it;
 * data under CC-BY is used by the build alone.
 */
const lookedAt = [
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]

it('workspaces ask for one version of each package, and of our own for the one beside them', () => {
  const asked = Object.entries(packages)
    .filter(([place]) => !place.includes('node_modules'))
    .flatMap(([place, { dependencies, devDependencies, optionalDependencies, peerDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }).map(
        ([name, version]) => ({ place, name, version }),
      ),
    )
  expect(asked.length).toBeGreaterThan(100)
  const isOne = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/
  const loose = asked.filter(({ name, version }) =>
    name.startsWith('@ensemble/') ? version !== '*' : !isOne.test(version),
  )
  expect(loose).toEqual([])
})

it('packages come from the registry, and from nowhere else', () => {
  const elsewhere = Object.entries(packages).filter(
    ([, { link, resolved }]) => !link && resolved !== undefined && !resolved.startsWith(registry),
  )
  expect(elsewhere).toEqual([])
})

it('each package of what is delivered has a digest, and a licence that was looked at', () => {
  const places = lockedPackages({ packages }, delivered).map((line) => line.split(' ', 1)[0] ?? '')
  expect(places.length).toBeGreaterThan(300)
  const odd = places.flatMap((place) => {
    const { integrity = '', license = 'none' } = packages[place] ?? {}
    return integrity.startsWith('sha512-') && lookedAt.includes(license) ? [] : [{ place, integrity, license }]
  })
  expect(odd).toEqual([])
})
