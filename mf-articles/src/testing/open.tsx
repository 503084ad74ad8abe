import { mountRemote, type MountedRemote, type MountOptions } from '@ensemble/mf-kit/fake-shell'
import remote from '../remote.ts'
import { samplePage } from './sample-articles.ts'

/** Opens a page of this remote, or one of its widgets, in the fake shell. */
export function open(at: string, options: Omit<MountOptions, 'name' | 'remote' | 'at'> = {}): Promise<MountedRemote> {
  // The figures beside the categories are asked for by every list.
  const answers = { 'article.search': () => samplePage([]), ...options.answers }
  return mountRemote({ name: 'mf-articles', remote, at, ...options, answers })
}
