import type { APIRequestContext } from '@playwright/test'
import { wordsReadOut } from '@ensemble/contracts/users/telephone-words'
import { callAs } from '../api.ts'
import { asAdmin } from '../made-missions.ts'
import { tokenFor } from '../token-for.ts'
import { addMember, newcomer, removeAccount } from '../newcomers.ts'
import { expect } from '../watched-page.ts'

const names = [
  ['Rosalie', 'Schaeffer'],
  ['Baptiste', 'Renaud'],
  ['Morgan', 'Delattre'],
  ['Mathilde', 'Garnier'],
  ['Awa', 'Barbier'],
  ['Josiane', 'Le Bihan'],
  ['Yann', 'Joly'],
  ['Clémence', 'Prévost'],
  ['Rayan', 'Lefort'],
  ['Inès', 'Marchand'],
] as const

/** How the team sees who has an address. */
export const nameOf = new Map<string, string>()

/** Members whom no other journey knows, and who leave with the test. */
export async function newPeople(
  request: APIRequestContext,
  afterwards: (restore: () => unknown) => void,
): Promise<string[]> {
  const people = names.map(([firstName, lastName]) => ({ ...newcomer(), firstName, lastName }))
  for (const { email } of people) afterwards(() => removeAccount(request, email))
  for (const person of people) {
    await addMember(request, person)
    nameOf.set(person.email, `${person.firstName} ${person.lastName}`)
  }
  return people.map(({ email }) => email)
}

/** Somebody without an e-mail address calls, and the team notes their yes. @returns their id, and their number as screens show it */
export async function registerCaller(
  request: APIRequestContext,
  missionId: string,
): Promise<{ id: string; phone: string }> {
  const said = { version: wordsReadOut.account.version, language: 'fr' }
  const last = String(Date.now()).slice(-4)
  const phone = `06 39 98 ${last.slice(0, 2)} ${last.slice(2)}`
  const { id } = await asReferent<{ id: string }>(request, 'POST', '/user/by_telephone', {
    firstName: 'Odette',
    lastName: 'Perrin',
    phone,
    departmentCode: '69',
    language: 'fr',
    said,
  })
  // The missions hear of a new account a moment later.
  await expect(async () => {
    await asReferent(request, 'POST', `/mission/${missionId}/register_for`, {
      userId: id,
      said: { ...said, version: wordsReadOut.registration.version },
    })
  }).toPass()
  await asReferent(request, 'PUT', `/mission/${missionId}/accept_user`, { userIds: [id] })
  return { id, phone }
}

export async function asReferent<Data>(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<Data> {
  const answer = await callAs<Data>(request, 'referent', method, path, { body })
  expect(answer, `${path} ${JSON.stringify(answer)}`).toMatchObject({ success: true })
  return answer.data
}

export async function actAs(
  request: APIRequestContext,
  email: string,
  method: 'POST' | 'PUT',
  path: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFor(request, email, newcomer().password)}` }
  const answer = await callAs(request, null, method, path, { body: {}, headers })
  expect(answer, `${path} ${JSON.stringify(answer)}`).toMatchObject({ success: true })
}

export async function edit(request: APIRequestContext, missionId: string, changes: object): Promise<void> {
  const { data } = await callAs<{ updatedAt: string }>(request, 'admin', 'GET', `/mission/${missionId}`)
  await asAdmin(request, 'PUT', `/mission/${missionId}/edit`, { updatedAt: data.updatedAt, ...changes })
}
