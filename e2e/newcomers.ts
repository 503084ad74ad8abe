import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import { callAs } from './api.ts'
import { entryWords } from './entry-words.ts'
import { type Mail, mailTo } from './mailbox.ts'

/** Somebody whom the platform does not know yet, and whom a test makes and removes. */
export interface Newcomer {
  email: string
  firstName: string
  lastName: string
  password: string
}

export function newcomer(): Newcomer {
  // Names hold letters alone; these also make the person easy to find in a list.
  const letters = [...randomUUID().replaceAll('-', '').slice(0, 12)].map((sign) =>
    String.fromCharCode(97 + parseInt(sign, 16)),
  )
  const lastName = `Nouvelle${letters.join('')}`
  return {
    email: `${lastName}@example.org`.toLowerCase(),
    firstName: 'Maud',
    lastName,
    password: 'trois petits chats gris',
  }
}

export function isNewcomer(email: string): boolean {
  return email.startsWith('nouvelle')
}

/** The code of a mail: eight signs in two groups. */
export function codeIn({ text }: Pick<Mail, 'text'>): string {
  const found = /\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/.exec(text)
  if (!found) throw new Error(`no code in the mail: ${text}`)
  return found[0]
}

/** A validated account, made the ordinary way by the calls that the pages make. */
export async function addMember(request: APIRequestContext, person = newcomer()): Promise<Newcomer> {
  const id = await addApplicant(request, person)
  const approved = await callAs(request, 'admin', 'PUT', `/user/${id}/approve`, { body: {} })
  expect(approved).toMatchObject({ success: true })
  return person
}

/** An account whose address is confirmed and which waits for the approval of its department. @returns its id */
export async function addApplicant(request: APIRequestContext, person: Newcomer): Promise<string> {
  const { email, firstName, lastName, password } = person
  await succeed(request, '/auth/signup_with_password', {
    email,
    password,
    identity: {
      firstName,
      lastName,
      birthDate: '1979-05-04',
      postalCode: '69003',
      departmentCode: '69',
      language: 'fr',
    },
    profileType: 'caregiver',
    consents: { termsVersion: consentVersions.terms, charterVersion: consentVersions.charter, newsletter: false },
  })
  const mail = await mailTo(request, email, (subject) => subject.includes(entryWords.fr.mails.code))
  await succeed(request, '/auth/confirm_email', { email, code: codeIn(mail) })
  const id = await idOf(request, email)
  if (id === undefined) throw new Error(`no account of ${email}`)
  return id
}

/** Deletes the account of an address, if there is one; its single sign-on identities go with it. */
export async function removeAccount(request: APIRequestContext, email: string): Promise<void> {
  const id = await idOf(request, email)
  if (id === undefined) return
  const answer = await callAs(request, 'admin', 'DELETE', `/user/${id}/delete`, { body: { reason: 'end of a test' } })
  expect(answer).toMatchObject({ success: true })
}

/** The id of the account of an address, if there is one. */
export async function idOf(request: APIRequestContext, email: string): Promise<string | undefined> {
  const query = `search=${encodeURIComponent(email)}&page=0&pageSize=5`
  const { data } = await callAs<{ items: { id: string; email: string }[] }>(
    request,
    'admin',
    'GET',
    `/user/list?${query}`,
  )
  return data.items.find((row) => row.email === email)?.id
}

async function succeed(request: APIRequestContext, path: string, body: unknown): Promise<void> {
  expect(await callAs(request, null, 'POST', path, { body })).toMatchObject({ success: true })
}
