import type { Skill } from '@ensemble/contracts/enumerations'
import { type DemoMission, demoTopicWords } from '@ensemble/contracts/demo'
import type { CancerType, TreatmentStage } from '@ensemble/contracts/health-enumerations'
import type { Practice } from './practice.ts'
import { describedPractices } from './texts/described-practice.ts'
import { describedTextOf } from './texts/described.ts'
import { formTexts } from './texts/forms.ts'
import { topicLines } from './texts/topics.ts'

export interface MissionTexts {
  practice: Practice
  summary: string
  paragraphs: readonly string[]
  objectives: string | null
  bring: string
  closingNote: string | null
  cancerTypes: readonly CancerType[]
  stages: readonly TreatmentStage[]
  /** Beside those that its practice asks for. */
  skills: readonly Skill[]
}

/**
 * What a demonstration mission says.
 * @throws when nothing is written for it
 */
export function textsOf(mission: DemoMission): MissionTexts {
  return mission.form === null ? described(mission) : composed(mission, mission.form)
}

function described({ title, key }: DemoMission): MissionTexts {
  const texts = describedTextOf(title)
  const practice = describedPractices[title]
  if (!texts || !practice) throw new Error(`Nothing is written for the mission ${key}.`)
  const [summary, about] = texts
  return {
    practice: practice.practice,
    bring: practice.bring,
    summary: typographic(summary),
    paragraphs: [about, howOf[practice.practice]].map(typographic),
    objectives: null,
    closingNote: practice.closingNote === undefined ? null : typographic(practice.closingNote),
    cancerTypes: practice.cancerTypes ?? [],
    stages: practice.stages ?? [],
    skills: practice.skills ?? [],
  }
}

function composed({ topic, place }: DemoMission, form: keyof typeof formTexts): MissionTexts {
  const texts = formTexts[form]
  const words = { ...(topic ? demoTopicWords[topic] : {}), city: place?.city ?? '' }
  const line = topic ? topicLines[topic] : undefined
  const fill = (text: string) => typographic(filled(text, words))
  const [about, how] = texts.about
  return {
    practice: texts.practice,
    summary: fill(texts.summary),
    paragraphs: [about, ...(line ? [line.why] : []), how].map(fill),
    objectives: fill(texts.objectives),
    bring: texts.bring,
    closingNote: fill(texts.closingNote),
    cancerTypes: line?.cancerTypes ?? [],
    stages: line?.stages ?? [],
    skills: [],
  }
}

/** How it goes on, where the text by hand does not say it. */
const howOf: Record<Practice, string> = {
  questionnaire:
    'Vous répondez en ligne, à votre rythme, en une ou plusieurs fois. Un résumé vous est envoyé avant la publication.',
  reading: 'Vous lisez chez vous. Vos remarques s’envoient par écrit ou se disent au téléphone, comme vous préférez.',
  online: 'La rencontre dure deux heures, avec une pause. Vous pouvez couper votre caméra.',
  meeting: 'La rencontre dure deux heures, avec une pause. On peut la suivre à distance, caméra éteinte si besoin.',
  room: 'Une préparation d’un quart d’heure a lieu sur place. Des fauteuils sont prévus, et l’on peut partir avant la fin.',
  stand:
    'Vous pouvez venir une partie du temps seulement : dites-le à l’inscription. Un abri et une boisson chaude sont prévus.',
  outdoors:
    'Des chaises et de l’ombre sont prévues. Vous pouvez venir une partie du temps seulement : dites-le à l’inscription.',
  school: 'Une personne formée mène la séance. Une salle de pause est prévue.',
  saturday: 'Une personne du comité ouvre et ferme la porte. Des fauteuils sont prévus.',
  interview: 'L’équipe prépare l’entretien avec vous et reste présente. Rien ne paraît sans votre accord.',
  night: 'Un lit de camp, un repas chaud et un retour en voiture sont prévus pour les bénévoles.',
  companion: 'Une courte formation a lieu avant le premier appel. L’équipe reste joignable pendant toute la mission.',
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text
    .replace(/de %city%/g, /^[AEIOU]/.test(words['city'] ?? '') ? 'd’%city%' : 'de %city%')
    .replace(/%(\w+)%/g, (mark, name: string) => words[name] ?? mark)
}

/** French puts non-breaking spaces before these marks; the texts are written with plain ones. */
function typographic(text: string): string {
  return text.replace(/ ([;!?])/g, '\u202f$1').replace(/ :/g, '\u00a0:')
}
