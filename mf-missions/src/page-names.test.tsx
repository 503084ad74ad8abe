import { expect, test } from 'vitest'
import { open } from './testing/open.tsx'
import { readerId, sampleCounters, sampleMission, samplePage } from './testing/sample-missions.ts'

const mission = sampleMission({
  type: 'studies_and_surveys',
  creatorId: readerId,
  managerIds: [readerId],
  allowedActions: ['see_participants', 'add_participants', 'edit'],
  counters: sampleCounters,
  questionnaire: { kind: 'built_in', url: null, consentText: null, eraseOn: null, sections: [] },
})

// Two paths have several views, of which only the search of the address tells.
test.each([
  ['/missions/management?form=new', 'Nouvelle mission'],
  [`/missions/management?form=edit&mission=${mission.id}`, 'Modifier la mission – Mission 1'],
  [`/missions/${mission.id}?invite`, 'Inviter des membres – Mission 1'],
  [`/missions/${mission.id}?questionnaire`, 'Questionnaire – Mission 1'],
])('%s is told apart in a list of tabs: %s', async (address, name) => {
  const page = await open(address, {
    session: { role: 'headquarter_referent' },
    answers: {
      'user.list': () => samplePage([]),
      'mission.get': () => mission,
      'mission.ownAnswers': () => ({ answers: {}, sectionId: null, consentedAt: null, savedAt: null, sentAt: null }),
    },
  })
  await expect.poll(() => document.title).toBe(name)
  page.unmount()
  await expect.poll(() => document.title).toBe('')
})
