import type { User } from '@ensemble/contracts/users/http'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { pick } from '../../../testing/pick.ts'
import { healthConsents, sampleUser } from '../../../testing/sample-users.ts'

const before: NonNullable<User['health']> = {
  relationsToIllness: ['sick_person', 'close_caregiver'],
  caregiverRelationship: null,
  illnessSituation: null,
  cancerTypes: [],
  cancerTypesOther: null,
  treatmentStage: null,
  comorbidities: [],
  diagnosisYear: null,
  savedAt: null,
}

/** The health tab of somebody with these answers; the first that is saved has these follow. */
async function openHealth(health: NonNullable<User['health']>, followed: NonNullable<User['health']>) {
  let user = sampleUser({ consents: healthConsents, health, profileType: 'patient' })
  const sent: unknown[] = []
  const page = await open('/users/me?tab=health', 'member', {
    answers: {
      'user.get': () => user,
      'user.sharedHealth': () => ({ reads: [] }),
      'user.edit': ({ body }) => {
        sent.push(body)
        user = { ...user, health: followed }
        return user
      },
    },
  })
  return { page, sent }
}

test('an answer whose question went with another relation keeps none of the others from being saved', async () => {
  const { page, sent } = await openHealth(before, { ...before, relationsToIllness: ['close_caregiver'] })
  await expect.poll(page.text).toContain('Mon traitement')
  await pick(page, '#illness', 'Mon traitement', 'En traitement')
  page.all('#relation input[type="checkbox"]')[0]?.click()
  page.press('Enregistrer\u00a0: Vous et la maladie')
  await expect.poll(page.text).not.toContain('Mon traitement')
  page.type('Année du diagnostic (facultatif)', '2019')
  page.submit('Année du diagnostic (facultatif)')
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ health: { diagnosisYear: 2019, treatmentStage: null } })
  page.unmount()
})

test('a first answer that comes from the profile waits to be saved, and says that it does', async () => {
  const nothing = { ...before, relationsToIllness: [] }
  const { page, sent } = await openHealth(nothing, { ...nothing, relationsToIllness: ['sick_person'] })
  await expect.poll(page.text).toContain('Enregistrez-la pour voir les questions suivantes.')
  expect(page.text()).not.toContain('Mon traitement')
  page.press('Enregistrer\u00a0: Vous et la maladie')
  await expect.poll(page.text).toContain('Mon traitement')
  expect(sent).toMatchObject([{ health: { relationsToIllness: ['sick_person'] } }])
  expect(page.text()).not.toContain('Enregistrez-la')
  page.unmount()
})
