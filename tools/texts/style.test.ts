import { typeset } from '@ensemble/contracts/typography'
import { expect, it } from 'vitest'
import { ownTexts, pairedTexts } from './own-texts.ts'

/** Mails are set when they are written (svc-users/src/mail/render.ts): their texts keep plain spaces. */
const setLater = 'svc-users/src/mail/texts/'
/** Recorded word for word with whoever agreed to them, and set where they are shown: another word asks everybody again. */
const agreed = ['packages/contracts/src/users/consent-texts.ts', 'packages/contracts/src/users/telephone-words.ts']

const allTexts = async () => [...(await ownTexts()), ...pairedTexts().filter(({ file }) => !agreed.includes(file))]

/** Words that another one of ours says better, each with that one. */
const avoided: Record<'fr' | 'en', readonly (readonly [RegExp, string])[]> = {
  fr: [
    [/référente?s?(?!\p{L})/iu, 'équipe du comité, équipe du siège'],
    [/(?<!\p{L})(administrateurs?|utilisateurs?|lecteurs? et)(?!\p{L})/iu, 'l’administration, compte, personne'],
    [/(?<!\p{L})anciens? (malade|patient|proche|aidant)/iu, 'personne qui a été malade'],
    [
      /vous êtes (\p{L}+ )?(inscrit|retiré|prévenu|connecté|invité|attendu|venu|majeur|sûr|seul)(?!\p{L})/iu,
      'sans accord au masculin',
    ],
    [
      /(?<!\p{L})(vous seul|rester? (inscrit|connecté)|celles et ceux|tous ceux|chacun (?!d’))/iu,
      'sans accord au masculin',
    ],
    [/\p{L}[·.(](e|ne|trice)s?(?!\p{L})/iu, 'ni points ni parenthèses'],
    [/la ligue/, 'la Ligue'],
    [/^(parcourir|toutes) les missions$/i, 'trouver une mission'],
    [/!/, 'sans point d’exclamation'],
  ],
  en: [
    [/\b(caregivers?|sick (people|person)|health democracy)\b/i, 'carer, person with cancer, patient involvement'],
    [/\bregister to\b/i, 'register for'],
    [/\b(sought|wished) profile/i, 'who we are looking for'],
    [/\bmission for several\b/i, 'group mission'],
    [/\b(no limit of places|no place (is )?left)\b/i, 'unlimited places, no places left'],
    [/\bin all\b/i, 'in total'],
    [/\b(headquarters?|referents?)\b/i, 'head office, committee team'],
    [/\b(awaits?|awaited)\b/i, 'is waiting for'],
    [/\bthe league\b(?!’)/, 'the League'],
    [/\bwhom\b(?!%)/i, 'who'],
    [/\be-mail/i, 'email'],
    [/\bpostal code/i, 'postcode'],
    [/\bpresent password/i, 'current password'],
    [/\bby telephone\b/i, 'by phone'],
    [/\bunwanted mail/i, 'spam folder'],
    [/(?<!%)\bgrade\b(?!%)/i, 'rating'],
    [/^(browse (the )?|all )missions\b(?! (that|to))/i, 'find a mission'],
    [/!/, 'no exclamation mark'],
  ],
}

it('has no straight apostrophe, no double space, and French as it is printed', async () => {
  const faults = (await allTexts()).filter(({ file, text, language }) =>
    file.startsWith(setLater) ? /'| {2}/.test(text) : typeset(text, language) !== text || text.includes("'"),
  )
  expect(faults.map(({ file, path, text }) => `${file} ${path}: ${text}`)).toEqual([])
})

it('says things in the words that we chose', async () => {
  const faults = (await allTexts()).flatMap(({ file, path, text, language }) =>
    avoided[language].flatMap(([word, better]) => (word.test(text) ? [`${file} ${path}: ${text} (${better})`] : [])),
  )
  expect(faults).toEqual([])
})

/** An address in full is one sentence. */
const longer = ['privacy.sections.5.paragraphs.2']
const most = 19

it('has no sentence of 20 words, which is more than a tired person follows', async () => {
  const sentences = (await allTexts())
    .filter(({ path }) => !longer.some((part) => path.endsWith(part)))
    .flatMap(({ file, path, text }) => text.split(/(?<=[.!?…])\s+/).map((sentence) => ({ file, path, sentence })))
  const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
  const faults = sentences.filter(({ sentence }) => wordsIn(sentence) > most)
  expect(faults.map(({ file, path, sentence }) => `${file} ${path}: ${sentence}`)).toEqual([])
})
