import { describe, expect, it } from 'vitest'
import { fillTemplate, splitTemplate } from './page-template.ts'
import { scriptSafeJson } from './script-safe-json.ts'

describe('page of the shell', () => {
  it('fills every placeholder, the nonce wherever it stands', () => {
    const pieces = splitTemplate(
      '<html data-comfort="__COMFORT__"><meta nonce="__CSP_NONCE__">__PRELOADS__<style nonce="__CSP_NONCE__"></style><script>__REGISTRY__</script>',
    )
    const html = fillTemplate(pieces, {
      pageKey: 'k',
      livePosition: 'p',
      nonce: 'n',
      registry: '{"a":1}',
      preloads: '<link>',
      comfort: 'still',
    })
    expect(html).toBe(
      '<html data-comfort="still"><meta nonce="n"><link><style nonce="n"></style><script>{"a":1}</script>',
    )
  })

  it('lets no text of the registry end the script element', () => {
    const json = scriptSafeJson(JSON.stringify({ text: '</script><!--\u2028' }))
    expect(json).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(json)).toEqual({ text: '</script><!--\u2028' })
  })

  it.each([
    [false, 'none'],
    [true, ''],
    [undefined, ''],
  ])('says of league accounts that there are none only where that is known: %s', (leagueOffered, said) => {
    const rest = { pageKey: 'k', livePosition: 'p', nonce: 'n', registry: '{}', preloads: '', comfort: '' }
    const html = fillTemplate(splitTemplate('<html data-league="__LEAGUE__">'), { ...rest, leagueOffered })
    expect(html).toBe(`<html data-league="${said}">`)
  })

  it('takes patterns of String.replace in a value as they are', () => {
    expect(
      fillTemplate(splitTemplate('__REGISTRY__'), {
        pageKey: 'k',
        livePosition: 'p',
        nonce: '',
        registry: '"$&$1"',
        preloads: '',
        comfort: '',
      }),
    ).toBe('"$&$1"')
  })
})
