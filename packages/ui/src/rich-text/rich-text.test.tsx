import { afterEach, describe, expect, it, vi } from 'vitest'
import { render, unmountAll } from '../testing/render.tsx'
import { outlineOf } from './outline.ts'
import { RichText } from './rich-text.tsx'

afterEach(unmountAll)

function shown(html: string, headingShift?: 0 | 1 | 2): string {
  return render(<RichText html={html} headingShift={headingShift} />).container.firstElementChild?.innerHTML ?? ''
}

describe('RichText', () => {
  it('keeps what is allowed', () => {
    expect(shown('<p>Un <strong>mot</strong><br>et <em>un autre</em></p><ul><li>un</li></ul>')).toBe(
      '<p>Un <strong>mot</strong><br>et <em>un autre</em></p><ul><li>un</li></ul>',
    )
  })

  it('drops scripts, styles, handlers and unknown elements, and keeps the text of the last', () => {
    const html =
      '<p onclick="alert(1)" style="color:red">Bon<script>alert(1)</script><style>p{}</style><blink>jour</blink></p>'
    expect(shown(html)).toBe('<p>Bon<span>jour</span></p>')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', ' jAvAscript:alert(1)', 'vbscript:x'])('unlinks %s', (href) => {
    expect(shown(`<a href="${href}">ici</a>`)).toBe('<span>ici</span>')
  })

  it('keeps safe links, and pictures of our own origin only', () => {
    expect(shown('<a href="mailto:contact@exemple.fr">écrire</a>')).toContain('href="mailto:contact@exemple.fr"')
    const picture = shown('<img src="/api/file/storage/a.png" alt="Un stand" onerror="x()">')
    expect(picture).toContain('src="/api/file/storage/a.png"')
    expect(picture).toContain('alt="Un stand"')
    expect(picture).not.toContain('onerror')
    expect(shown('<img src="https://ailleurs.exemple/a.png" alt="">')).toBe('')
  })

  it('keeps links in a browser that does not say whether an address can be read', () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function')
    })
    expect(shown('<a href="https://example.org">ici</a>, <a href="https://">là</a>')).toContain(
      'href="https://example.org"',
    )
    expect(shown('<a href="https://">là</a>')).toBe('<span>là</span>')
  })

  it('keeps the place of a picture whose size is known, and shows no caption without words', () => {
    const html =
      '<figure><img src="/api/file/storage/a.png" alt="A" width="640" height="x"><figcaption> </figcaption></figure>'
    render(<RichText html={html} />)
    const picture = document.querySelector('img')
    expect(picture?.getAttribute('width')).toBe('640')
    expect(picture?.hasAttribute('height')).toBe(false)
    expect(document.querySelector('figcaption')).toBeNull()
  })

  it('gives its titles the places that the outline names', () => {
    const html = '<h2>Un</h2><h3>Dedans</h3><h2> </h2><h2>Trois</h2>'
    render(<RichText html={html} anchors="part" />)
    const entries = outlineOf(html, 'part')
    expect(entries.map(({ text }) => text)).toEqual(['Un', 'Trois'])
    expect(entries.map(({ id }) => document.getElementById(id)?.textContent)).toEqual(['Un', 'Trois'])
  })

  it('says of header cells whether they head a column or a row', () => {
    const html = '<table><tbody><tr><th>A</th><th>B</th></tr><tr><th>C</th><td>1</td></tr></tbody></table>'
    const scopes = render(<RichText html={html} />).container.querySelectorAll('th')
    expect([...scopes].map(({ scope }) => scope)).toEqual(['col', 'col', 'row'])
  })

  it('lowers headings below the titles of the page', () => {
    expect(shown('<h2>Titre</h2><h3>Sous-titre</h3>', 1)).toBe('<h3>Titre</h3><h4>Sous-titre</h4>')
  })
})
