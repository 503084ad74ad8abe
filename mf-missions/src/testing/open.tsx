import { mountRemote, type MountedRemote, type MountOptions } from '@ensemble/mf-kit/fake-shell'
import remote from '../remote.ts'

/** Opens a page of this remote, or one of its widgets, in the fake shell. */
export function open(at: string, options: Omit<MountOptions, 'name' | 'remote' | 'at'> = {}): Promise<MountedRemote> {
  return mountRemote({ name: 'mf-missions', remote, at, ...options })
}
