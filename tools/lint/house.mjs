import { borders } from './borders.mjs'
import { browserFloor } from './browser-floor.mjs'
import { callNames } from './call-names.mjs'
import { lazyCircles } from './lazy-circles.mjs'
import { namedWidths } from './named-widths.mjs'
import { oneDayField } from './one-day-field.mjs'
import { ownColours } from './own-colours.mjs'
import { plainSpread } from './plain-spread.mjs'

/** The rules of this house, beside those of the linter (.oxlintrc.json). */
export default {
  meta: { name: 'house' },
  rules: {
    borders,
    'browser-floor': browserFloor,
    'call-names': callNames,
    'lazy-circles': lazyCircles,
    'named-widths': namedWidths,
    'one-day-field': oneDayField,
    'own-colours': ownColours,
    'plain-spread': plainSpread,
  },
}
