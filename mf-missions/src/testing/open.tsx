import { type Answers, mountRemote, type MountedRemote, type MountOptions } from '@ensemble/mf-kit/fake-shell'
import remote from '../remote.ts'
import { samplePage } from './sample-missions.ts'

/**
 * What stands beside the missions, unless a test is about it: what tabs count, others in place of one that is full, and
 * whom no mail reaches.
 */
const nothingKept: Answers = {
  'mission.list': () => samplePage([]),
  'mission.participants': () => samplePage([]),
  'mission.templates': () => ({ items: [] }),
  'mission.quotes': () => ({ items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 }),
}

/** Opens a page of this remote, or one of its widgets, in the fake shell. */
export function open(at: string, options: Omit<MountOptions, 'name' | 'remote' | 'at'> = {}): Promise<MountedRemote> {
  return mountRemote({ name: 'mf-missions', remote, at, ...options, answers: { ...nothingKept, ...options.answers } })
}
