import type { LegalNotice } from '@ensemble/contracts/legal-notice'
import type { Registry } from '@ensemble/contracts/registry'
import type { OpenMissions } from '@ensemble/contracts/missions/open-missions'
import { createContext, useContext } from 'react'
import type { Connection } from '../connection/connection.ts'
import type { LanguageChoice } from '../language/language.ts'
import type { ProofPrompt } from '../session/proof-prompt.ts'
import type { SignInInput } from '../session/sign-in.ts'
import type { AzureSignUpInput, CallbackInput, CallbackOutcome } from '../session/single-sign-on.ts'
import type { IdentityHolder } from '../session/unknown-identity.ts'

/** Open missions in words, as the start page shows them. */
export interface ShownMissions {
  missions: { title: string; summary: string; when: string; where: string }[]
  open: string
  remote: string
  departments: string
}

/** Who answers for the installation. */
export interface ShownLegalNotice extends LegalNotice {
  /** In the pattern for the gateway alone, which takes one of the two: what names them, and what stands where nobody does. */
  bothCases?: true
}

/** What the shell's own pages may ask of it, beyond what remotes may. */
export interface Services {
  registry: Registry
  language: LanguageChoice
  connection: Connection
  /** Path of the page that is on its way, else of the one that is there: the screen may still show the one before. */
  headingFor: () => string
  /** Open missions that came with the page, in words; null where it came without. */
  openMissions: (inWords: (known: OpenMissions) => ShownMissions) => ShownMissions | null
  /** What came with the page; null where it came without. */
  legalNotice: () => ShownLegalNotice | null
  /** A session was open at the last visit of this browser. */
  wasSignedIn: () => boolean
  /** @throws RequestFailure for the form to show */
  signIn: (input: SignInInput) => Promise<void>
  /** Where a proof of who is there is asked for. */
  proofPrompt: ProofPrompt
  /** Shows the password again. @throws RequestFailure for the form to show */
  prove: (currentPassword: string) => Promise<void>
  /** Finishes single sign-on. @throws RequestFailure for the page to show */
  finishSingleSignOn: (input: CallbackInput) => Promise<CallbackOutcome>
  /** @throws RequestFailure for the form to show */
  signUpWithAzure: (input: AzureSignUpInput) => Promise<void>
  /** The league identity that has no account yet. */
  unknownIdentity: IdentityHolder
  signOut: () => Promise<void>
  /** Checks the session again after a check without answer. */
  recheckSession: () => Promise<void>
  reloadUser: () => Promise<void>
  /** A new access token: the one at hand may say of the account what is true no more. */
  renewAccess: () => Promise<void>
}

const ServicesContext = createContext<Services | null>(null)

export const ServicesProvider = ServicesContext.Provider

/** The shell's services, for its own components. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('ServicesProvider is missing above this component')
  return services
}
