import { remotes } from '../services.ts'

/** One container image of ours: what is bundled for it. What else it holds, the Dockerfile copies. */
export interface Image {
  /** Output name → source file, relative to the root. */
  entries: Readonly<Record<string, string>>
  /** Folders of front ends whose builds it carries. */
  frontEnds?: readonly string[]
}

function service(name: string, more: Image['entries'] = {}): Image {
  const source = `${name}/src`
  const own = { main: `${source}/main.ts`, migrate: `${source}/migrate.ts`, operate: `${source}/operate.ts` }
  return { entries: { ...own, ...more } }
}

/** Every program that runs in a container, by the name of its target in the Dockerfile. */
export const images = {
  'svc-users': service('svc-users', {
    'rotate-signing-keys': 'svc-users/src/rotate-signing-keys.ts',
    'rotate-health-keys': 'svc-users/src/rotate-health-keys.ts',
    'first-admin': 'svc-users/src/first-admin.ts',
  }),
  'svc-missions': service('svc-missions', { 'rotate-answer-keys': 'svc-missions/src/rotate-answer-keys.ts' }),
  'svc-articles': service('svc-articles'),
  gateway: { entries: { main: 'gateway/src/main.ts' }, frontEnds: ['shell'] },
  databases: { entries: { main: 'platform/src/images/databases/main.ts' } },
  publisher: { entries: { main: 'platform/src/images/publisher/main.ts' }, frontEnds: remotes },
  'sign-in-provider': { entries: { main: 'platform/src/sign-in-provider/main.ts' } },
} as const satisfies Record<string, Image>

export type ImageName = keyof typeof images

export function isImageName(name: string): name is ImageName {
  return Object.keys(images).includes(name)
}
