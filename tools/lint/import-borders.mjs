import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'

/**
 * Front ends that the shell loads. An area that was begun a minute ago keeps the borders as well.
 * @param {string} root absolute path of the repository
 */
export function remotesOf(root) {
  return readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name))
}

function servicesOf(root) {
  return readdirSync(root).filter((name) => /^svc-[a-z0-9-]+$/.test(name))
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
    ...[...servicesOf(root), 'gateway'].map((service) =>
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

/**
 * The layers of a service and what of it each may import. What is not named here is a part that several layers use:
 * `tokens`, `vault`, `storage`.
 */
const layers = {
  http: ['use-cases', 'queries', 'domain'],
  events: ['use-cases', 'mail', 'outbox', 'data', 'domain'],
  jobs: ['use-cases', 'mail', 'outbox', 'data', 'domain'],
  'use-cases': ['mail', 'outbox', 'data', 'domain'],
  queries: ['data', 'domain'],
  mail: ['outbox', 'data', 'domain'],
  outbox: ['data', 'domain'],
  data: ['domain'],
  domain: [],
}
const part = ['data', 'domain']

/** These know nothing of how a service is put together either: no `deps.ts`, no `config.ts`. */
const innermost = ['outbox', 'data', 'domain']

function layerZones(root) {
  return servicesOf(root).flatMap((service) => {
    const source = `${service}/src`
    const { folders, files } = contentOf(root, source)
    return folders.flatMap((folder) => {
      const allowed = layers[folder] ?? part
      const others = folders.filter((other) => other !== folder && other in layers && !allowed.includes(other))
      const forbidden = innermost.includes(folder)
        ? [...folders.filter((other) => other !== folder && !allowed.includes(other)), ...files]
        : others
      // ESLint refuses a zone that forbids nothing.
      if (forbidden.length === 0) return []
      return {
        target: `${source}/${folder}`,
        from: forbidden.map((other) => `${source}/${other}`),
        message: `${folder} imports ${allowed.join(', ') || 'nothing'} of its service.`,
      }
    })
  })
}

function contentOf(root, path) {
  if (!existsSync(join(root, path))) return { folders: [], files: [] }
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  }
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
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: [...packageZones(root), ...layerZones(root)] },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  }
}
