import type { MissionTemplate } from '@ensemble/contracts/missions/templates'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { samplePage } from '../../testing/sample-missions.ts'
import { sampleTemplate } from '../../testing/sample-template.ts'

const [first, beyond] = [sampleTemplate(1), sampleTemplate(2)]

/** Opens the form from the second template, of which the list tells nothing: it holds others first. */
function openBeyond(alone: MissionTemplate[]) {
  return open(`/missions/management?form=new&template=${beyond.id}`, {
    session: { role: 'admin' },
    answers: {
      'user.list': () => samplePage([]),
      'mission.templates': ({ query }) =>
        query.templateId === beyond.id ? { items: alone, more: false } : { items: [first], more: true },
    },
  })
}

test('a mission begins from a template that the list has no room for', async () => {
  const page = await openBeyond([beyond])
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  expect(page.all('input[name="title"]')[0]).toMatchObject({ value: beyond.content.title })
  page.unmount()
})

test('a template that is gone is told so', async () => {
  const page = await openBeyond([])
  await expect.poll(page.text).toContain('Ce modèle n’existe plus')
  page.unmount()
})
