import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import { featureZones, shellZones } from './floors.mjs'
import { packageZones } from './package-borders.mjs'
import { layerZones } from './service-layers.mjs'

/**
 * Refuses every import against the borders of ARCHITECTURE.md, and every circle.
 * @param {string} root absolute path of the repository
 */
export function importBorders(root) {
  return {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver()],
      // Without these endings TypeScript files are passed over, and no circle is ever found.
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs'],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: root,
          zones: [...packageZones(root), ...layerZones(root), ...featureZones(root), ...shellZones(root)],
        },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  }
}
