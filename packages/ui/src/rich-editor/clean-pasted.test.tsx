import { expect, test } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'

/** Space between elements says nothing. */
const plain = (html: string) => cleanPasted(html).replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim()

test('items of a list that Word writes as paragraphs become lists again', () => {
  const item = (marker: string, text: string) =>
    `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`
  const pasted = `<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class=MsoTitle>Titre</p>${item('·', 'Un')}${item('·', 'Deux')}<p class=MsoNormal>Texte<o:p>&nbsp;</o:p></p>${item('1.', 'Trois')}<!--EndFragment--></body></html>`
  expect(plain(pasted)).toMatch(/<h2>Titre<\/h2>/)
  expect(plain(pasted)).toMatch(/<ul><li>.*Un<\/li><li>.*Deux<\/li><\/ul>/)
  expect(plain(pasted)).toMatch(/<ol><li>.*Trois<\/li><\/ol>/)
  expect(plain(pasted)).not.toMatch(/·|1\.|o:p|mso|color/)
})

test('a bullet that was typed is taken away where the paragraph is an item', () => {
  const pasted = '<p class="MsoListParagraph">•&nbsp;&nbsp;Boire de l’eau</p><p>• pas un élément</p>'
  expect(plain(pasted)).toBe('<ul><li>Boire de l’eau</li></ul><p>• pas un élément</p>')
})

test('bold and italic are kept where they are meant, and dropped where they are not', () => {
  const pasted =
    '<b style="font-weight:normal" id="docs-internal"><p><span style="font-weight:700">gras</span> <span style="font-style:italic">italique</span> <span style="color:blue">bleu</span></p></b>'
  const clean = plain(pasted)
  expect(clean).toContain('<strong>gras</strong>')
  expect(clean).toContain('<em>italique</em>')
  expect(clean).not.toMatch(/<b\b/)
})

test('titles come to the two levels that there are, and empty paragraphs go', () => {
  expect(plain('<h1>A</h1><h4>B</h4><p>&nbsp;</p><p>C</p>')).toBe('<h2>A</h2><h3>B</h3><p>C</p>')
})
