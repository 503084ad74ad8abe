import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rootDirectory } from './shared.mjs'

const fromDesign = createRequire(path.join(rootDirectory, 'packages/ui/package.json'))
const material = path.dirname(fromDesign.resolve('@mui/material/package.json'))
const stub = fileURLToPath(import.meta.resolve('./left-out.mjs'))

/**
 * Parts of libraries that these import for settings which are not ours, and that no page comes to: they would be 10 kB of
 * every first visit (decision 271). Each file that is named here is replaced by one that says so if it is used.
 * - MUI's themes that write CSS variables: our tokens are such variables already.
 * - The circles that spread under a press: `disableRipple` of every button.
 * - The circle that turns in its buttons while they load: ours say it otherwise.
 * - What copies the statics of a component for `withTheme`.
 */
export const leftOut = {
  [ofMaterial('styles/createThemeWithVars.mjs')]: stub,
  [ofMaterial('styles/ThemeProviderWithVars.mjs')]: stub,
  [ofMaterial('ButtonBase/TouchRipple.mjs')]: stub,
  [ofMaterial('CircularProgress/CircularProgress.mjs')]: stub,
  'hoist-non-react-statics$': stub,
}

/** @throws where the library has moved it: it would come back unnoticed */
function ofMaterial(file) {
  const absolute = path.join(material, file)
  if (!existsSync(absolute)) throw new Error(`There is nothing to leave out at ${absolute}`)
  return absolute
}
