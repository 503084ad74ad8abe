import type { TextKey } from '@ensemble/mf-kit'

type NameIn<Key> = Key extends `fields.${infer Name}` ? Name : never

/** What may be known of a person, by the name of its label among the texts. */
export type FieldName = NameIn<TextKey<'mf-users'>>
