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

/** Parts of the gateway that only look down, the upper first. Its other folders stand on no floor. */
const gatewayFloors = [['deliveries'], ['registry'], ['auth']]

export function gatewayZones(root) {
  const message = 'In the gateway deliveries stand on the registry, and both on auth (tools/lint/floors.mjs).'
  return floorZones(root, 'gateway/src', gatewayFloors, () => message)
}

export function shellZones(root) {
  const source = 'shell/src'
  const unknown = foldersIn(root, source).filter((folder) => !shellFloors.flat().includes(folder))
  if (unknown.length > 0)
    throw new Error(`On which floor of the shell is ${unknown.join(', ')}? (tools/lint/floors.mjs)`)
  return floorZones(root, source, shellFloors, () => 'Floors of the shell only look down (shell/README.md).')
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
