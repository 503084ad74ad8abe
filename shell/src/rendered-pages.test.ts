import { readFile } from 'node:fs/promises'
import { languages } from '@ensemble/contracts/enumerations'
import { shellRoutes } from '@ensemble/contracts/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import { filledAnimation } from './app/waiting-scripts.ts'
import type { PageSheet } from './page-sheets.ts'
import { pagesToRender, queryReaders, type RenderedPage, renderPage, renderPages } from './rendered-pages.tsx'

let pages: RenderedPage[]
beforeAll(async () => {
  pages = await renderPages()
})

const cssOf = (sheets: readonly PageSheet[]) => sheets.map(({ css }) => css).join('')
const publicRoutes = shellRoutes.filter(({ access }) => access === 'public').map(({ path }) => path)
/** The provider of the league's accounts is no page of ours. */
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="(\/(?!api\/)[^"#?]*)/g)].map(([, path = '']) => path)

describe('pages that are read before any script', () => {
  it.each(languages)(
    'are there in %s for each public route, with one title in the page and what to read',
    (language) => {
      const ofLanguage = pages.filter((page) => page.browser === 'new' && page.language === language)
      const routes = new Set(ofLanguage.map(({ route }) => route))
      // A sign-in with a league account only passes through.
      expect(routes).toEqual(new Set([...publicRoutes.filter((path) => path !== '/auth/callbacks/azure'), '*']))
      for (const { paths, html, title } of ofLanguage) {
        expect(html.match(/<h1/g), String(paths)).toHaveLength(1)
        expect(title, String(paths)).toMatch(/. – Ensemble$/)
      }
    },
  )

  it('leave room for who answers for the installation, and for how to learn it where nobody is named', () => {
    const notices = pages.filter(({ paths }) => paths.includes('/notices/legal'))
    const patterns = notices.map(({ html }) => /<section data-legal-notice="">.*?<\/section>/s.exec(html)?.[0])
    expect(patterns).toHaveLength(2 * languages.length)
    for (const pattern of patterns)
      expect(pattern).toMatch(/__LEGAL_PUBLISHER__.*__LEGAL_DIRECTOR__.*__LEGAL_HOST__.*<\/dl><p/s)
  })

  it('differ from language to language', () => {
    const [french, english] = languages.map((language) =>
      pages.filter((page) => page.language === language && page.route !== null),
    )
    for (const [index, page] of (french ?? []).entries()) expect(english?.[index]?.html).not.toBe(page.html)
  })

  it('lead only to what is there too', () => {
    for (const { browser, html, paths } of pages) {
      const there = pages.filter((page) => page.browser === 'new').flatMap((page) => page.paths)
      const links = linksOf(html)
      if (browser === 'new') expect(links, String(paths)).toContain('/notices/privacy')
      expect(
        links.filter((path) => !there.includes(path)),
        String(paths),
      ).toEqual([])
    }
  })

  it('hold nothing that the policy of the page refuses', () => {
    for (const { html, paths } of pages) {
      expect(html, String(paths)).not.toMatch(/<script|<style|\sstyle="|\son\w+="|javascript:/)
    }
  })

  it('name their styles, which the application would make again otherwise', () => {
    for (const { html, paths, sheets } of pages) {
      const [document, fonts, components] = sheets
      expect(document, String(paths)).toMatchObject({
        attribute: expect.stringMatching(/^data-emotion="ens-global \w+"$/),
        css: expect.stringContaining(':root{'),
      })
      expect(fonts, String(paths)).toMatchObject({ attribute: 'data-fonts' })
      expect(fonts?.css.replaceAll(/@font-face\{[^}]*\}/g, ''), String(paths)).toBe('')
      const names = components?.attribute.slice('data-emotion="ens '.length, -1).split(' ')
      const rules = components?.css.match(/(?<=(?:^|\})\.ens-)[\w-]+(?=\{)/g) ?? []
      const classes = rules.filter((name) => html.includes(`ens-${name}`))
      expect(classes.length, String(paths)).toBeGreaterThan(10)
      expect(names, String(paths)).toEqual(expect.arrayContaining(classes))
    }
  })

  it('wait to be touched in a browser without a session, but for those that begin something by themselves', () => {
    const ofNew = pages.filter(({ browser }) => browser === 'new')
    const routesOf = (waits: boolean) => new Set(ofNew.flatMap((page) => (page.waits === waits ? page.route : [])))
    expect(pages.filter(({ browser, waits }) => browser === 'returning' && waits)).toEqual([])
    expect(routesOf(false)).toEqual(new Set(['/unauthorised', '/notices/mails', '/mission_answer']))
    expect(routesOf(true)).toContain('/login')
  })

  it('place nothing by what comes last, which nothing does before its page has come that far', () => {
    for (const { paths, sheets } of pages) {
      expect(cssOf(sheets), String(paths)).not.toMatch(/:(last|only)-(child|of-type)|:nth-last/)
    }
  })

  it('say in their language what needs scripts', () => {
    const said = { fr: /^Sans JavaScript, /, en: /^Without JavaScript / }
    for (const { language, noScript, paths } of pages) expect(noScript, String(paths)).toMatch(said[language])
  })

  it('tell of a field that the browser has filled in', () => {
    const login = pages.find(({ file, language }) => file === 'new-login.html' && language === 'fr')
    const rules = cssOf(login?.sheets ?? [])
    expect(rules).toMatch(new RegExp(`:-webkit-autofill\\{[^}]*animation-name:${filledAnimation};`))
  })

  it('hide the way of a league account by their styles where the gateway says that there is none', () => {
    const logins = pages.filter(({ file }) => file === 'new-login.html')
    for (const { html, sheets } of logins) {
      const [, hidden = ''] = /html\[data-league="none"\] \.([\w-]+)\{display:none;\}/.exec(cssOf(sheets)) ?? []
      const [, inside = ''] = html.split(new RegExp(`<div class="[^"]*\\b${hidden}\\b[^"]*">`))
      expect(inside).toContain('href="/api/auth/azure/authorize"')
    }
    expect(logins).toHaveLength(languages.length)
  })

  it('come before the registry, a third of the page that nobody reads', async () => {
    const template = await readFile(new URL('index.html', import.meta.url), 'utf8')
    expect(template.indexOf('__REGISTRY__')).toBeGreaterThan(template.indexOf('id="root"'))
  })

  it('have room for real missions on the start page, one of which the gateway repeats', () => {
    for (const { html, paths, browser } of pages) {
      const shows = browser === 'new' && paths.includes('/')
      expect(html.match(/<li[^>]* data-open-mission=""/g)?.length ?? 0, String(paths)).toBe(shows ? 1 : 0)
      expect(html.includes('__OPEN_'), String(paths)).toBe(shows)
    }
  })

  it('are the same whatever their query, unless the build says otherwise', async () => {
    const query = '?step=charter&azureSSO=true&erasure=x&email=a@b.fr&code=ABCD2345&contact=support&returnTo=/home'
    for (const page of pagesToRender.filter(({ browser }) => browser === 'new')) {
      const { html } = await renderPage(page, 'en', query)
      const known = pages.find(({ file, language }) => file === page.file && language === 'en')?.html
      expect(html === known, String(page.paths)).toBe(!queryReaders.includes(page.route ?? ''))
    }
  })
})

describe('pages of a browser that had a session', () => {
  it('are whole where they are the same for whoever it is, and frames where the guards wait', () => {
    const returning = pages.filter((page) => page.browser === 'returning')
    const at = (path: string) => returning.find(({ paths }) => paths.includes(path))
    for (const path of ['/notices/privacy', '/notices/contact', '*']) expect(at(path)?.html).toContain('<h1')
    for (const path of ['/', '/login', '/table_sample']) expect(at(path)?.file).toBe('frame.html')
    for (const path of ['/signup', '/unauthorised', '/account_validation']) expect(at(path)).toBeUndefined()
  })

  it('say in their frame what everybody reads there, which is no heading yet', () => {
    const at = (path: string, language: string) =>
      pages.find((page) => page.browser === 'returning' && page.language === language && page.paths.includes(path))
    for (const [language, title, heading, sentence] of [
      ['fr', 'Accueil', 'Bonjour', 'Ce qui attend votre réponse'],
      ['en', 'Home', 'Hello', 'What needs your answer'],
    ] as const) {
      const home = at('/home', language)
      expect(home?.title).toBe(`${title} – Ensemble`)
      expect(home?.html).toContain(`>${heading}<`)
      expect(home?.html).toContain(sentence)
      expect(home?.html).not.toContain('<h1')
    }
    expect(at('/deliveries', 'fr')?.title).toBe('Livraisons – Ensemble')
    expect(at('/frame-sentence', 'fr')?.title).toBe('__FRAME_TITLE__ – Ensemble')
  })
})
