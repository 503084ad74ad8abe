import { contentOf, servicesOf } from './areas.mjs'

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

/** These know no part and nothing of how a service is put together: no `deps.ts`, no `config.ts`. */
const innermost = ['outbox', 'data', 'domain']

/** What the others may know of that. No other file beside the folders: through it, any layer would reach any other. */
const known = ['deps.ts', 'config.ts']

export function layerZones(root) {
  return servicesOf(root).flatMap((service) => {
    const source = `${service}/src`
    const { folders, files } = contentOf(root, source)
    return folders.flatMap((folder) => {
      const allowed = layers[folder] ?? part
      const refused = folders.filter((other) => other !== folder && !allowed.includes(other))
      const mayUseParts = folder in layers && !innermost.includes(folder)
      const forbidden = [
        ...refused.filter((other) => !mayUseParts || other in layers),
        ...files.filter((file) => innermost.includes(folder) || !known.includes(file)),
      ]
      return {
        target: `${source}/${folder}`,
        from: forbidden.map((other) => `${source}/${other}`),
        message: `${folder} imports ${allowed.join(', ') || 'nothing'} of its service.`,
      }
    })
  })
}
