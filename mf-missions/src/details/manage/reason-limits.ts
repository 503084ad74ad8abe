/** Characters of the reason that everybody concerned reads. */
export const reasonLimits = { min: 10, max: 1000 }
