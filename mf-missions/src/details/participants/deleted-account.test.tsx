import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleId, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

test.each(['participants', 'invitations', 'history'])(
  'who is deleted is called so in the language of the page, and is not asked to come back: %s',
  async (tab) => {
    const deleted = { actorId: sampleId(2), actorName: 'Membre supprimé', actorDeleted: true }
    const mission = sampleMission({
      counters: sampleCounters,
      allowedActions: ['see_participants', 'decide_participants', 'add_participants'],
      history: [{ at: '2026-11-01T09:00:00.000Z', action: 'create', ...deleted, detail: {} }],
    })
    const left = {
      validationStatus: 'validated',
      awaitedFrom: 'none',
      withdrawnAt: '2026-11-20T09:00:00.000Z',
    } as const
    const row = sampleRow({ ...left, displayName: 'Membre supprimé', accountEnded: 'deleted' })
    const page = await open(`/missions/${mission.id}?tab=${tab}`, {
      language: 'en',
      session: { role: 'referent' },
      answers: {
        'mission.get': () => mission,
        'mission.participants': () => samplePage([row]),
        'user.list': () => samplePage([]),
      },
    })
    await expect.poll(page.text).toContain('Deleted member')
    expect(page.text()).not.toContain('Membre supprimé')
    expect(page.text()).not.toContain('Ask them back')
    page.unmount()
  },
)
