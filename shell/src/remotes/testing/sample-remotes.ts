import type { RegisteredRemote, Registry } from '@ensemble/contracts/registry'
import type { RemoteModule } from '@ensemble/contracts/remote'
import type { RemotePart } from '../load-part.ts'

export const sampleRemote: RegisteredRemote = {
  name: 'mf-sample',
  version: '1.0.0-a',
  manifest: '/remotes/mf-sample/1.0.0-a/mf-manifest.json',
  lastKnownGood: null,
  descriptor: {
    name: 'mf-sample',
    version: '1.0.0-a',
    contract: '1.0.0',
    container: 'mf_sample_a',
    routes: [{ path: '/samples/:sampleId', titleKey: 'title', roles: ['admin'] }],
    widgets: [],
    shared: {},
    calls: [],
    size: 1,
    files: {},
    commit: null,
  },
}

export const samplePart: RemotePart = { remote: 'mf-sample', kind: 'routes', id: '/samples/:sampleId' }

export const sampleRegistry: Registry = { revision: 1, remotes: [sampleRemote] }

export function sampleModule(part: Partial<RemoteModule> = {}): RemoteModule {
  return {
    routes: [{ path: '/samples/:sampleId', load: () => Promise.resolve({ Component: () => 'A sample' }) }],
    widgets: [],
    translations: {
      fr: () => Promise.resolve({ default: { title: 'Essai' } }),
      en: () => Promise.resolve({ default: { title: 'Trial' } }),
    },
    ...part,
  }
}
