import { featureZones, floorsOfAreas } from './floors.mjs'
import { eachImport, importedPath } from './imported-files.mjs'
import { packageZones } from './package-borders.mjs'
import { layerZones } from './service-layers.mjs'

/** Refuses every import against the borders of ARCHITECTURE.md. */
export const borders = {
  create(context) {
    const root = context.cwd
    const zones = zonesOf(root).filter(({ target }) => lies(context.filename.slice(root.length + 1), target))
    if (zones.length === 0) return {}
    return eachImport((node, specifier) => {
      const path = importedPath(root, context.filename, specifier)
      if (path === undefined) return
      for (const { from, except = [], message } of zones) {
        const forbidden = from.some((place) => lies(path, place)) && !except.some((place) => lies(path, place))
        if (forbidden) context.report({ node, message })
      }
    })
  },
}

const known = new Map()

function zonesOf(root) {
  if (!known.has(root)) {
    const zones = [packageZones, layerZones, featureZones, floorsOfAreas].flatMap((of) => of(root))
    known.set(root, zones)
  }
  return known.get(root)
}

/** Whether a path is a place or lies in it; the root is an empty place. */
function lies(path, place) {
  return place === '' || path === place || path.startsWith(`${place}/`)
}
