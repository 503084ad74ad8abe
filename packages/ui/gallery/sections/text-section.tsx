import { Card, RichText } from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

const html = `<h2>Préparer sa venue</h2><p>Venez <strong>dix minutes avant</strong>. Une personne du comité vous accueille. <em>Aucune question</em> ne vous sera posée sur votre santé.</p>
<ul><li>Une pièce d’identité</li><li>De quoi noter</li></ul><blockquote><p>On repart toujours avec un peu plus que ce qu’on apporte.</p></blockquote>
<p>Plus d’informations dans <a href="https://exemple.fr/guide">le guide du bénévole</a>.<script>alert(1)</script></p>
<table><thead><tr><th>Jour</th><th>Heure</th></tr></thead><tbody><tr><td>Samedi</td><td>14 h</td></tr></tbody></table>`

/** Text written by people. */
export function TextSection() {
  return (
    <Section id="textes" title="Textes enrichis">
      <Example name="Texte enrichi">
        <Card as="div">
          <RichText html={html} headingShift={2} />
        </Card>
      </Example>
    </Section>
  )
}
