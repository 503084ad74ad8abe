import { expect, it } from 'vitest'
import { lockedPackages, type LockFile } from './locked-packages.ts'

const packages: LockFile['packages'] = {
  '': { version: '1.0.0', devDependencies: { vitest: '4.0.0' } },
  shell: {
    version: '1.0.0',
    dependencies: { '@ensemble/ui': '*', react: '19.0.0' },
    devDependencies: { typebox: '1.0.0' },
  },
  'packages/ui': { version: '1.0.0', dependencies: { '@mui/material': '9.0.0' }, devDependencies: { axe: '4.0.0' } },
  'svc-users': { version: '1.0.0', dependencies: { pg: '8.0.0' } },
  'node_modules/@ensemble/ui': { resolved: 'packages/ui', link: true },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-react' },
  'node_modules/@mui/material': { version: '9.0.0', dependencies: { clsx: '2.0.0' }, peerDependencies: { react: '*' } },
  'node_modules/@mui/material/node_modules/clsx': { version: '2.0.0' },
  'node_modules/clsx': { version: '1.0.0' },
  'node_modules/typebox': { version: '1.0.0' },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/axe': { version: '4.0.0' },
  'node_modules/vitest': { version: '4.0.0' },
}

it('names what a workspace is made with, through our own packages, each as Node would find it', () => {
  expect(lockedPackages({ packages }, ['shell'])).toEqual([
    'node_modules/@mui/material 9.0.0 ',
    'node_modules/@mui/material/node_modules/clsx 2.0.0 ',
    'node_modules/react 19.0.0 sha512-react',
    'node_modules/typebox 1.0.0 ',
  ])
})

it('does not change with the version of a workspace, nor with what only others depend on', () => {
  const before = lockedPackages({ packages }, ['shell'])
  const released = { ...packages, 'packages/ui': { ...packages['packages/ui'], version: '2.0.0' } }
  const elsewhere = { ...released, 'node_modules/pg': { version: '9.0.0' } }
  expect(lockedPackages({ packages: elsewhere }, ['shell'])).toEqual(before)
})
