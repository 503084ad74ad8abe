import webpack from 'webpack'
import { pieceKeys, sharedVersions } from './shared.mjs'

/**
 * What the shell's build tells its code of the shares that it gives to remotes (shell/src/remotes/federation.ts). The
 * shell is built without federation: it takes the pieces it uses from its own build, and gives the same pieces away.
 */
export function shellShares() {
  return new webpack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(sharedVersions),
    SHARED_PIECES: JSON.stringify(pieceKeys),
    // The federation runtime leaves out what it has for Node.js.
    ENV_TARGET: JSON.stringify('web'),
  })
}
