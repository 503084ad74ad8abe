import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { sharedByShell } from './shared.mjs'

/**
 * What the shell gives to remotes in any build. It names none: they come from the registry. `loaded-first`, so that a
 * remote's copy of a share never replaces the shell's.
 */
export function shellFederation() {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shareStrategy: 'loaded-first',
    shared: sharedByShell,
    manifest: false,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web' } },
  })
}
