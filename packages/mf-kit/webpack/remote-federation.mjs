import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { sharedByRemote } from './shared.mjs'

/**
 * What the federation sees of a remote in any build: one exposed module, `./remote`, from `src/remote.ts`.
 * @param {{ dir: string, container: string, filename: string }} options `filename`: of the entry
 */
export function remoteFederation({ dir, container, filename }) {
  return new ModuleFederationPlugin({
    name: container,
    filename,
    library: { type: 'global', name: container },
    exposes: { './remote': path.join(dir, 'src/remote.ts') },
    shared: sharedByRemote,
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    // The core of the federation runtime is the shell's (shell/src/remotes/federation.ts): each remote would bring its own.
    experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
  })
}
