import { heardOf } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { healthConsents, sampleUser } from '../../../testing/sample-users.ts'

test.each(['fr', 'en'] as const)('what is heard of the questions about an illness, in %s', async (language) => {
  const health = {
    relationsToIllness: ['sick_person' as const],
    caregiverRelationship: null,
    illnessSituation: null,
    cancerTypes: ['breast' as const],
    cancerTypesOther: null,
    treatmentStage: null,
    comorbidities: [],
    diagnosisYear: null,
    savedAt: null,
  }
  const page = await open('/users/me?tab=health', 'member', {
    language,
    answers: {
      'user.get': () => sampleUser({ consents: healthConsents, health }),
      'user.sharedHealth': () => ({ reads: [] }),
    },
  })
  await expect.poll(() => page.all('#illness').length).toBe(1)
  for (const part of ['relation', 'illness']) {
    const file = `heard/${part}.${language}.txt`
    await expect(await heardOf(page.all(`#${part}`)[0])).toMatchFileSnapshot(file)
  }
  page.unmount()
})
