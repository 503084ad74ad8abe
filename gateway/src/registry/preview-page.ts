import type { Language } from '@ensemble/contracts/enumerations'
import { escaped } from '../http/escaped.ts'
import type { PreviewObstacle } from './preview-rules.ts'
import type { Preview } from './visitor.ts'

const texts = {
  fr: {
    title: 'Essayer une version',
    about: 'Vous allez essayer la version <b>%version%</b> de <b>%name%</b>, faite par l’équipe de cette partie.',
    care: 'Cette version n’est pas encore celle de tout le monde. Elle agira avec vos droits. Ne continuez que si vous attendiez ce lien.',
    until:
      'L’essai vaut pour vous, dans ce navigateur, jusqu’au %until%. Un bandeau le rappelle, avec un lien pour arrêter.',
    begin: 'Commencer l’essai',
    no: 'Revenir à l’accueil',
    refused: 'L’essai ne commence pas',
    obstacles: {
      signIn: 'Connectez-vous d’abord à Ensemble dans ce navigateur. Ouvrez ensuite ce lien à nouveau.',
      others: 'Ce lien est pour d’autres personnes que vous.',
      admin:
        'Une version à l’essai agit avec vos droits d’administration. Demandez-la vous-même sur la page Livraisons, si vous voulez l’essayer.',
      taken: 'Ce lien a déjà servi, à quelqu’un d’autre ou dans un autre navigateur. Demandez le vôtre à l’équipe.',
    },
  },
  en: {
    title: 'Try a version',
    about: 'You are about to try version <b>%version%</b> of <b>%name%</b>, made by the team of that area.',
    care: 'Not everybody has this version yet. It will act with your rights. Go on only if you expected this link.',
    until: 'The trial is for you, in this browser, until %until%. A bar reminds you of it, with a link to stop.',
    begin: 'Begin the trial',
    no: 'Back to the home page',
    refused: 'The trial does not begin',
    obstacles: {
      signIn: 'First sign in to Ensemble in this browser. Then open this link again.',
      others: 'This link is for other people than you.',
      admin:
        'A version on trial acts with your administrator rights. Ask for it yourself on the Deliveries page if you want to try it.',
      taken: 'This link was already used by somebody else or in another browser. Ask the team for one of your own.',
    },
  },
} as const satisfies Record<Language, object>

const style = `
body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 38rem; padding: 2rem 1rem; color: #1c1b1f; background: #fff }
h1 { font-size: 1.75rem; line-height: 1.25 } p, b { overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-top: 2rem }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1.5rem; border: 0; border-radius: .5rem; color: #fff; background: #0047bb }
a { color: #0047bb; padding: .75rem 0 }
button:focus-visible, a:focus-visible { outline: 3px solid #1c1b1f; outline-offset: 2px }
`

/**
 * The page behind the link of a preview: what is about to run, and a button. A link alone starts nothing, so nobody is
 * made to run somebody's code by following one.
 * @param nonce of the page's style
 */
export function previewPage({ name, version, until }: Preview, language: Language, nonce: string): string {
  const text = texts[language]
  const zone = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const
  const day = until.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', zone)
  const about = text.about.replace('%version%', escaped(version)).replace('%name%', escaped(name))
  return page(
    text.title,
    `<p>${about}</p>
<p>${text.care}</p>
<p>${text.until.replace('%until%', escaped(day))}</p>
<form method="post">
<button>${text.begin}</button>
<a href="/">${text.no}</a>
</form>`,
    { language, nonce },
  )
}

/** Says why a preview does not begin, and what to do. @param nonce of the page's style */
export function refusedPreviewPage(obstacle: PreviewObstacle, language: Language, nonce: string): string {
  const { refused, obstacles, no } = texts[language]
  return page(refused, `<p>${obstacles[obstacle]}</p>\n<p><a href="/">${no}</a></p>`, { language, nonce })
}

function page(title: string, content: string, { language, nonce }: { language: Language; nonce: string }): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>${title} – Ensemble</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}
