import Type from 'typebox'

/** How somebody reads the site, in words that the design system knows (`comfortWords`). */
export const Comfort = Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,20}$' }), { maxItems: 10, uniqueItems: true })
