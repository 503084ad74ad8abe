import type { RegisteredRemote } from '@ensemble/contracts/registry'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'

/** One published version of a remote, with all that is needed to load and verify it. */
export interface RemoteBuild extends Pick<RemoteDescriptor, 'version' | 'container' | 'files' | 'calls'> {
  /** The name of the remote. */
  remote: string
  /** Address of its mf-manifest.json. */
  manifest: string
}

/** The build that the registry names for this visitor. */
export function currentBuild({ name, version, manifest, descriptor }: RegisteredRemote): RemoteBuild {
  const { files, calls } = descriptor
  return { remote: name, version, manifest, container: descriptor.container, files, calls }
}

/** Where the files of a build lie, as a whole address that ends in a slash. */
export function folderOf({ manifest }: Pick<RemoteBuild, 'manifest'>, origin: string = window.location.origin): string {
  return new URL('.', new URL(manifest, origin)).href
}
