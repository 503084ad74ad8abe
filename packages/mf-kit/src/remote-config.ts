import type { CallId } from '@ensemble/contracts/calls'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'

/**
 * What a remote declares in its `remote.config.ts`: data that the registry reads before any of its code is loaded.
 * `calls` names the calls made otherwise than by callRequest, for example by the address of an image.
 */
export interface RemoteConfig extends Pick<RemoteDescriptor, 'routes' | 'widgets'> {
  calls?: readonly CallId[]
}
