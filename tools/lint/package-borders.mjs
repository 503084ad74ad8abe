import { remotesOf, servicesOf } from './areas.mjs'

/** Who may import whom (ARCHITECTURE.md): the message is what a developer reads when an arrow is forbidden. */
export function packageZones(root) {
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
  return { target, from: [''], except: [target, ...allowed], message }
}
