import { contentOf, remotesOf } from './areas.mjs'

/**
 * What several features of a remote use, the upper floor first. All other folders are features: screens that do not
 * know each other.
 */
const sharedByFeatures = {
  'mf-articles': ['decisions', 'reading', 'cards', 'documents'],
  'mf-missions': ['paper', 'threads', 'decisions', 'registration', 'sections', 'inputs', 'links', 'cards'],
  'mf-users': ['user-list', 'bulk', 'invite', 'acts', 'history', 'volunteers', 'telephone', 'local-needs', 'texts'],
}
const sharedEverywhere = ['api', 'translations']

/** The floors of the shell, the upper first (shell/README.md). */
const shellFloors = [
  ['start'],
  ['app'],
  ['pages'],
  ['top-bar', 'toasts', 'entry'],
  ['finder'],
  ['notifications', 'logo', 'contact', 'proof', 'comfort', 'tour'],
  ['guards'],
  ['remotes'],
  ['platform'],
  ['live', 'connection', 'preview', 'language', 'usage', 'service-worker'],
  ['session'],
  ['api'],
  ['store', 'realm', 'timers', 'cookies', 'translations'],
]

/** The floors of the gateway, the upper first (gateway/README.md). What lies beside the folders may be used by all. */
const gatewayFloors = [
  ['deliveries'],
  ['reports', 'health', 'docs', 'shell'],
  ['forward', 'live'],
  ['registry'],
  ['limits', 'auth'],
  ['store'],
  ['http'],
  ['headers'],
]

/** The floors of the service kit, the upper first. */
const kitFloors = [
  ['service'],
  ['operations', 'http'],
  ['auth', 'metrics', 'migrations', 'standby'],
  ['inbox', 'outbox'],
  ['stream', 'idempotency', 'jobs', 'lists', 'files', 'sealing', 'privacy'],
]

/** Zones of the areas all of whose folders stand on a floor that has a name here. */
export function floorsOfAreas(root) {
  const areas = { shell: shellFloors, gateway: gatewayFloors, 'packages/service-kit': kitFloors }
  return Object.entries(areas).flatMap(([area, floors]) => {
    const source = `${area}/src`
    const unknown = foldersIn(root, source).filter((folder) => !floors.flat().includes(folder))
    if (unknown.length > 0)
      throw new Error(`On which floor of ${area} is ${unknown.join(', ')}? (tools/lint/floors.mjs)`)
    return floorZones(root, source, floors, () => `Floors of ${area} only look down (tools/lint/floors.mjs).`)
  })
}

export function featureZones(root) {
  return remotesOf(root).flatMap((remote) => {
    const shared = [...(sharedByFeatures[remote] ?? []), ...sharedEverywhere]
    const source = `${remote}/src`
    const features = foldersIn(root, source).filter((folder) => !shared.includes(folder))
    return floorZones(root, source, [features, ...shared.map((folder) => [folder])], (folder) =>
      shared.includes(folder)
        ? `${folder} is shared: it imports no feature, and of what is shared only what lies below it (tools/lint/floors.mjs).`
        : `A feature imports no other feature: what two need lies in a shared folder (tools/lint/floors.mjs).`,
    )
  })
}

/** Each folder imports only what lies on a lower floor. */
function floorZones(root, source, floors, message) {
  const present = foldersIn(root, source)
  return floors.flatMap((floor, height) =>
    floor
      .filter((folder) => present.includes(folder))
      .flatMap((folder) => {
        const forbidden = [...floors.slice(0, height).flat(), ...floor].filter(
          (other) => other !== folder && present.includes(other),
        )
        return {
          target: `${source}/${folder}`,
          from: forbidden.map((other) => `${source}/${other}`),
          message: message(folder),
        }
      }),
  )
}

/** Tests and what they stand on may import anything, and come from anywhere. */
function foldersIn(root, source) {
  return contentOf(root, source).folders.filter((folder) => folder !== 'testing')
}
