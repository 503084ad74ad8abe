import { type Registry } from '@ensemble/contracts/registry'
import { createContext, useContext } from 'react'
import { type Connection } from '../connection/connection.ts'
import { type LanguageChoice } from '../language/language.ts'
import { type SignInInput } from '../session/sign-in.ts'

/** What the shell's own pages may ask of it, beyond what remotes may. */
export interface Services {
  registry: Registry
  language: LanguageChoice
  connection: Connection
  /** A session was open at the last visit of this browser. */
  wasSignedIn: () => boolean
  /** @throws RequestFailure for the form to show */
  signIn: (input: SignInInput) => Promise<void>
  signOut: () => Promise<void>
  /** Checks the session again after a check without answer. */
  recheckSession: () => Promise<void>
  reloadUser: () => void
}

const ServicesContext = createContext<Services | null>(null)

export const ServicesProvider = ServicesContext.Provider

/** The shell's services, for its own components. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('ServicesProvider is missing above this component')
  return services
}
