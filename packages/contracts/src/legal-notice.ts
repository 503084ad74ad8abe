import Type, { type Static } from 'typebox'

/** Who answers for an installation, as its operators say it; empty where they have not. */
export const LegalNotice = Type.Object({
  /** Name, legal form, address and telephone of the publisher. */
  publisher: Type.String(),
  /** Who directs the publication. */
  director: Type.String(),
  /** Name, address and telephone of the host. */
  host: Type.String(),
})
export type LegalNotice = Static<typeof LegalNotice>
