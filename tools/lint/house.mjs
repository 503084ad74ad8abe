import { borders } from './borders.mjs'
import { lazyCircles } from './lazy-circles.mjs'
import { plainSpread } from './plain-spread.mjs'

/** The rules of this house, beside those of the linter (.oxlintrc.json). */
export default {
  meta: { name: 'house' },
  rules: { borders, 'lazy-circles': lazyCircles, 'plain-spread': plainSpread },
}
