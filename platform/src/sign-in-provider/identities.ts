/** Somebody who can sign in here, and what the provider tells of them. */
export interface Identity {
  /** The provider's own name for the person; never an address. */
  sub: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  /** For whoever chooses: what this identity is there to show. */
  shows: string
}

/** The people of the local provider: enough for every way that a single sign-on can go. */
export const identities: readonly Identity[] = [
  {
    sub: 'local-0001',
    email: 'membre@example.org',
    emailVerified: true,
    firstName: 'Inès',
    lastName: 'Karoui',
    shows: 'une personne qui a déjà un compte',
  },
  {
    sub: 'local-0002',
    email: 'siege@example.org',
    emailVerified: true,
    firstName: 'Marc',
    lastName: 'Villedieu',
    shows: 'un membre du siège qui a déjà un compte',
  },
  {
    sub: 'local-0003',
    email: 'nouvelle@example.org',
    emailVerified: true,
    firstName: 'Camille',
    lastName: 'Verdier',
    shows: 'une personne inconnue de la plateforme',
  },
  {
    sub: 'local-0004',
    email: 'admin@example.org',
    emailVerified: false,
    firstName: 'Hélène',
    lastName: 'Castaing',
    shows: 'quelqu’un qui prétend avoir cette adresse, que le fournisseur n’a pas vérifiée',
  },
]

/** What ends up in the identity token, as the large providers name it. */
export function claimsOf({ sub, email, emailVerified, firstName, lastName }: Identity): Record<string, unknown> {
  return {
    sub,
    email,
    email_verified: emailVerified,
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`,
    preferred_username: email,
  }
}
