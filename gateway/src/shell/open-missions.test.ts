import { describe, expect, it } from 'vitest'
import { cutOpenPattern, fillOpenPattern, OpenMissionsSource } from './open-missions.ts'

const page =
  '<main><h1>Ensemble</h1><!--open-missions--></main><template id="open-missions-pattern">' +
  '<section class="a" data-open-missions=""><b>__OPEN_COUNT__ __OPEN_REMOTE__ __OPEN_DEPARTMENTS__</b><ul>' +
  '<li class="b" data-open-mission=""><h3>__OPEN_TITLE__</h3>__OPEN_WHEN__, __OPEN_WHERE__: __OPEN_SUMMARY__</li>' +
  '</ul></section></template><script></script>'

const mission = {
  title: 'Relire & tester',
  summary: 'Avant <l’impression>.',
  city: null,
  startAt: '2030-12-14T13:00:00.000Z',
  endAt: '2030-12-14T16:00:00.000Z',
}
const known = { missions: [mission, { ...mission, city: 'Lyon' }], open: 1200, remote: 3, departments: 2 }

const plain = (html: string) => html.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the missions of the start page', () => {
  it('are put where the page has room for them, one like the other, as text', () => {
    const { html, pattern } = cutOpenPattern(page)
    expect(html).toBe('<main><h1>Ensemble</h1>__OPEN_MISSIONS__</main><script></script>')
    const filled = plain(pattern ? fillOpenPattern(pattern, known, 'fr') : '')
    expect(filled).toBe(
      '<section class="a" data-open-missions=""><b>1 200 3 2</b><ul>' +
        '<li class="b" data-open-mission=""><h3>Relire &#38; tester</h3>' +
        'samedi 14 décembre 2030, 14 h – 17 h, À distance: Avant &#60;l’impression&#62;.</li>' +
        '<li class="b" data-open-mission=""><h3>Relire &#38; tester</h3>' +
        'samedi 14 décembre 2030, 14 h – 17 h, Lyon: Avant &#60;l’impression&#62;.</li></ul></section>',
    )
    expect(plain(pattern ? fillOpenPattern(pattern, known, 'en') : '')).toContain('Saturday 14 December 2030, 2 pm')
  })

  it('leave no trace where there is none, nor in a page that shows none', () => {
    const { pattern } = cutOpenPattern(page)
    expect(pattern && fillOpenPattern(pattern, null, 'fr')).toBe('')
    expect(pattern && fillOpenPattern(pattern, { ...known, missions: [] }, 'fr')).toBe('')
    expect(cutOpenPattern('<main></main>')).toEqual({ html: '<main></main>', pattern: null })
  })
})

describe('the source of these missions', () => {
  const answer = (text: string) => ({ ask: () => Promise.resolve({ statusCode: 200, text }) })

  it('is asked once by however many visitors come in a second', async () => {
    let asked = 0
    const source = new OpenMissionsSource({
      ask: () => {
        asked += 1
        return answer(JSON.stringify({ success: true, data: known })).ask()
      },
    })
    expect(await Promise.all([source.now(), source.now()])).toEqual([known, known])
    expect(asked).toBe(1)
  })

  it('says nothing for a service that is away, or answers something else', async () => {
    expect(await new OpenMissionsSource({ ask: () => Promise.reject(new Error('away')) }).now()).toBeNull()
    for (const text of ['', '{}', '{"data":{"missions":[{"title":1}]}}'])
      expect(await new OpenMissionsSource(answer(text)).now()).toBeNull()
  })
})
