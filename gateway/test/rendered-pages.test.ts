import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway

/** Where the start page shows missions, and what the application takes over. */
const missions = `<p><!--open-missions--></p><template id="open-missions-pattern"><section data-open-missions="">
  <li data-open-mission="">__OPEN_TITLE__</li></section></template><script>__OPEN_MISSIONS_DATA__</script>`

beforeAll(async () => {
  gateway = await startGateway()
  gateway.users.behave((_request, response) => {
    response.end(JSON.stringify({ data: { minLength: 12, maxLength: 128, singleSignOn: false } }))
  })
  const shell = join(gateway.folder, 'shell')
  for (const language of ['fr', 'en']) {
    await mkdir(join(shell, 'rendered', language), { recursive: true })
    for (const name of ['login', 'lost', 'start'])
      await writeFile(
        join(shell, 'rendered', language, `${name}.html`),
        `<html data-league="__LEAGUE__"><style nonce="__CSP_NONCE__"></style>__REGISTRY__ ${name} in ${language}${name === 'start' ? missions : ''}`,
      )
  }
  const list = {
    files: { new: { '/': 'start.html', '/login': 'login.html', '*': 'lost.html' }, returning: {} },
    routes: ['/', '/login', '/home', '/notices/:notice'],
    queryReaders: ['/login'],
  }
  await writeFile(join(shell, 'rendered.json'), JSON.stringify(list))
})
afterAll(() => gateway.close())

async function pageOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await gateway.get(path, { headers })).text()
}
/** The page that the browser draws by itself. */
const plain = '<title>Ensemble</title>'

describe('a rendered page', () => {
  it('is sent for its address, filled like any other', async () => {
    const answer = await gateway.get('/login')
    const page = await answer.text()
    expect(page).toContain('{"revision":0,"remotes":[]} login in fr')
    expect(page).toContain('<html data-league="none">')
    const nonce = /nonce="([^"]+)"/.exec(page)?.[1]
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(await pageOf('/login/')).toContain('login in fr')
  })

  it.each([
    [{ 'accept-language': 'en-GB,fr;q=0.5' }, 'en'],
    [{ 'accept-language': 'de,fr;q=0.5,en;q=0.4' }, 'fr'],
    [{ 'accept-language': 'en', cookie: 'a=1; language=fr' }, 'fr'],
    [{ 'accept-language': 'fr', cookie: 'language=en; a=1' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'language=de' }, 'en'],
  ])('is in the language of the cookie, else of the browser: %j', async (headers, language) => {
    expect(await pageOf('/login', headers)).toContain(`login in ${language}`)
  })

  it.each(['/nowhere', '/nowhere/else', '/login/else'])('says of %s that it is no page', async (path) => {
    expect(await pageOf(path)).toContain('lost in fr')
  })

  it('is sent with any query, unless the page reads it', async () => {
    expect(await pageOf('/?from=a-newsletter')).toContain('start in fr')
    expect(await pageOf('/login?step=2')).toContain(plain)
    expect(await pageOf('/nowhere?step=2')).toContain('lost in fr')
  })

  it('shows the missions that the service names, and is whole without them', async () => {
    expect(await pageOf('/')).toMatch(/<p><\/p><script><\/script>$/)
    gateway.missions.behave((_request, response) => {
      const found = {
        title: 'Relire <vite>',
        summary: '',
        city: null,
        startAt: '2030-01-01T09:00:00.000Z',
        endAt: null,
      }
      response.end(JSON.stringify({ data: { missions: [found], open: 1, remote: 1, departments: 0 } }))
    })
    await expect.poll(() => pageOf('/')).toContain('<li data-open-mission="">Relire &#60;vite&#62;</li>')
    expect(await pageOf('/')).toContain('<script>{"missions":[{"title":"Relire \\u003cvite>"')
    expect(await pageOf('/login')).not.toContain('Relire')
  })

  it('says nothing in the place of pages that only the browser can draw', async () => {
    for (const path of ['/home', '/notices/privacy', '/index.html']) expect(await pageOf(path), path).toContain(plain)
  })

  it('is not sent to a browser that had a session, which would see it for a moment', async () => {
    expect(await pageOf('/login', { cookie: 'a=1; session-open=1' })).toContain(plain)
  })

  it('is no file that can be asked for by its name', async () => {
    expect((await gateway.get('/rendered/fr/login.html')).status).toBe(404)
  })
})
