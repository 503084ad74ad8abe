import Type from 'typebox'

/** Key of a stored picture of a person, as the storage gives it to who brings one. */
export const AvatarKey = Type.String({ pattern: '^avatar/[0-9a-f]{32}\\.(jpg|png|webp)$' })
