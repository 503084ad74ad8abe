import { expect, it } from 'vitest'
import { withLegalNotice } from './legal-notice.ts'

const page =
  '<main><!--legal-notice--></main><template id="legal-notice-pattern"><section data-legal-notice=""><dl class="a">' +
  '<div class="b"><dt class="c">Éditeur</dt><dd class="d">__LEGAL_PUBLISHER__</dd></div>' +
  '<div class="b"><dt class="c">Direction</dt><dd class="d">__LEGAL_DIRECTOR__</dd></div>' +
  '<div class="b"><dt class="c">Hébergement</dt><dd class="d">__LEGAL_HOST__</dd></div></dl>' +
  '<p class="e">Écrivez-nous.</p></section></template>'

it('names who answers for the installation, as text, and nothing of what its operators have left out', () => {
  const notice = { publisher: 'La <Ligue>\n1 place $& de la Ligue', director: '', host: 'Un hébergeur' }
  expect(withLegalNotice(page, notice)).toBe(
    '<main><section data-legal-notice=""><dl class="a">' +
      '<div class="b"><dt class="c">Éditeur</dt><dd class="d">La &#60;Ligue&#62;\n1 place $&#38; de la Ligue</dd></div>' +
      '<div class="b"><dt class="c">Hébergement</dt><dd class="d">Un hébergeur</dd></div></dl></section></main>' +
      '<script type="application/json" id="legal-notice">' +
      '{"publisher":"La \\u003cLigue>\\n1 place $& de la Ligue","director":"","host":"Un hébergeur"}</script>',
  )
})

it('says how to learn it where the installation names nobody', () => {
  expect(withLegalNotice(page, { publisher: '', director: '', host: '' })).toBe(
    '<main><section data-legal-notice=""><p class="e">Écrivez-nous.</p></section></main>' +
      '<script type="application/json" id="legal-notice">{"publisher":"","director":"","host":""}</script>',
  )
})

it('leaves a page alone that names nobody', () => {
  expect(withLegalNotice('<main></main>', { publisher: 'La Ligue', director: '', host: '' })).toBe('<main></main>')
})
