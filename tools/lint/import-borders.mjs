import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'

const services = ['svc-missions', 'svc-articles', 'svc-users']

/**
 * Front ends that the shell loads. An area that was begun a minute ago keeps the borders as well.
 * @param {string} root absolute path of the repository
 */
export function remotesOf(root) {
  return readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name))
}

/** Who may import whom (ARCHITECTURE.md): the message is what a developer reads when an arrow is forbidden. */
function packageZones(root) {
  const kits = ['packages/ui', 'packages/mf-kit', 'packages/service-kit']
  const programs = ['platform', 'e2e', 'bench']
  return [
    only('packages/contracts', [], 'contracts imports nothing of ours.'),
    ...kits.map((kit) => only(kit, ['packages/contracts'], `${kit} imports contracts only.`)),
    ...['shell', ...remotesOf(root)].map((area) =>
      only(
        area,
        ['packages/ui', 'packages/mf-kit', 'packages/contracts'],
        'A front end imports ui, mf-kit and contracts only: teams meet in contracts.',
      ),
    ),
    ...[...services, 'gateway'].map((service) =>
      only(
        service,
        ['packages/service-kit', 'packages/contracts'],
        'A service imports service-kit and contracts only: teams meet in contracts.',
      ),
    ),
    ...programs.map((program) => only(program, ['packages/contracts'], `${program} imports contracts only.`)),
  ]
}

/** A folder that imports itself, the packages of others and what is allowed. */
function only(target, allowed, message) {
  return { target, from: './', except: [target, ...allowed, 'node_modules'], message }
}

/** What the folders inside a service may import. */
function layerZones() {
  return services.flatMap((service) => [
    {
      target: `${service}/src/domain`,
      from: `${service}/src`,
      except: ['./domain'],
      message: 'domain imports nothing but domain.',
    },
    { target: `${service}/src/data`, from: `${service}/src/use-cases`, message: 'data never calls use cases.' },
  ])
}

/**
 * Refuses every import against the borders of ARCHITECTURE.md, and every circle.
 * @param {string} root absolute path of the repository
 */
export function importBorders(root) {
  return {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver()],
      // Without a parser for them, TypeScript files are passed over and no circle is ever found.
      'import-x/parsers': { [fileURLToPath(import.meta.resolve('@typescript-eslint/parser'))]: ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: [...packageZones(root), ...layerZones()] }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  }
}
