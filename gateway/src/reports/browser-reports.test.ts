import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { browserReportsIn, createBrowserReportCounter } from './browser-reports.ts'

const told = {
  type: 'csp-violation',
  url: 'https://ensemble.example.org/missions/7/details',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/steal.js?who=ines',
    sourceFile: 'https://ensemble.example.org/assets/main.0123.js?x=1',
    lineNumber: 12,
  },
}

describe('what a browser reports', () => {
  it('is kept without the page, the person or a query', () => {
    expect(browserReportsIn([told])).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/assets/main.0123.js',
        line: 12,
      },
    ])
    const inPage = { ...told, body: { ...told.body, blockedURL: 'inline', sourceFile: told.url } }
    expect(browserReportsIn([inPage])).toMatchObject([{ blocked: 'inline', source: 'https:' }])
  })

  it('is read in the older form too', () => {
    const old = { 'csp-report': { 'violated-directive': 'img-src https:', 'blocked-uri': 'data' } }
    expect(browserReportsIn(old)).toMatchObject([{ directive: 'img-src', blocked: 'data', source: '', line: 0 }])
  })

  it('names the script that was refused because nobody had a digest for it', () => {
    const body = { blockedURL: 'https://ensemble.example.org/assets/a.0123.js?x=1', destination: 'script' }
    expect(browserReportsIn([{ type: 'integrity-violation', url: told.url, body }])).toEqual([
      {
        directive: 'integrity-policy',
        blocked: 'https://ensemble.example.org',
        source: '/assets/a.0123.js',
        line: 0,
      },
    ])
  })

  it.each([
    null,
    1,
    'text',
    {},
    [],
    [null],
    [{ type: 'deprecation', body: {} }],
    [{ type: 'integrity-violation' }],
    { 'csp-report': 'x' },
  ])('is nothing where it is %j', (body) => expect(browserReportsIn(body)).toEqual([]))

  it('is nothing of ours where an extension of the browser is stopped', () => {
    const body = { ...told.body, sourceFile: 'moz-extension://1-2/content.js' }
    expect(browserReportsIn([{ ...told, body }])).toEqual([])
  })

  it('makes up no series', async () => {
    const metrics = new Registry()
    const count = createBrowserReportCounter(metrics)
    const [report] = browserReportsIn([{ ...told, body: { ...told.body, effectiveDirective: 'made-up-src' } }])
    if (report) count(report)
    expect(await metrics.metrics()).toContain('browser_reports_total{directive="other"} 1')
  })
})
