import type {
  DemoArticle,
  DemoArticleForm,
  DemoCover,
  DemoCoverMotif,
  DemoCoverSetting,
  DemoTopic,
} from '@ensemble/contracts/demo'
import type { ArticleCategory, Language, MissionType } from '@ensemble/contracts/enumerations'
import { type Random, seeded } from './seeded.ts'

const ofTopic: Record<DemoTopic, DemoCoverMotif> = {
  support_care: 'cup',
  physical_activity: 'path',
  sleep: 'bed',
  food: 'meal',
  return_home: 'house',
  diagnosis: 'talk',
  pain: 'bench',
  screening: 'calendar',
  after_treatment: 'path',
  relatives: 'bench',
  fatigue: 'bed',
  paperwork: 'letter',
  work: 'screen',
  transport: 'bus',
  telemedicine: 'screen',
  fertility: 'tree',
  rare_cancers: 'magnifier',
  home_treatment: 'calendar',
}

const ofType: Record<MissionType, DemoCoverMotif> = {
  studies_and_surveys: 'letter',
  informed_opinion: 'book',
  event_participation: 'stand',
  working_group_participation: 'table',
  media_speaking: 'microphone',
  research_project_participation: 'magnifier',
  other: 'cup',
}

const ofForm: Partial<Record<DemoArticleForm, DemoCoverMotif>> = {
  committee: 'house',
  agenda: 'calendar',
  challenge: 'path',
  partner: 'stand',
}

const ofCategory: Record<ArticleCategory, DemoCoverMotif> = {
  SOLIDARITY_EVENT: 'path',
  EVENT: 'calendar',
  DISEASE_INFORMATION: 'book',
  PREVENTION: 'parasol',
  ACTIONS_FOR_PATIENTS: 'cup',
  LEAGUE: 'house',
  ADVOCACY: 'letter',
  PARTNERSHIP: 'stand',
  HEALTH_DEMOCRACY: 'table',
  CAMPAIGN: 'stand',
  RESEARCH_SUPPORT: 'magnifier',
  CANCER_AND_EMPLOYMENT: 'screen',
  CAREGIVERS: 'bench',
  GENDER_INEQUALITIES: 'talk',
}

/** The topic and the kind of mission take turns: half of the covers show the one, half the other. */
export function motifOfMission(type: MissionType, topic: DemoTopic | null, random: Random): DemoCoverMotif {
  return topic !== null && random.chance(0.6) ? ofTopic[topic] : ofType[type]
}

export function motifOfArticle({
  categories: [category = 'LEAGUE'],
  form,
  topic,
}: {
  categories: readonly ArticleCategory[]
} & Pick<DemoArticle, 'form' | 'topic'>): DemoCoverMotif {
  if (topic !== null) return ofTopic[topic]
  return (form && ofForm[form]) ?? ofCategory[category]
}

const settings: readonly [DemoCoverSetting, ...DemoCoverSetting[]] = ['hills', 'town', 'sea', 'park', 'room']
/** A bus is not seen in a room, nor a bed by the sea. */
const indoors: readonly DemoCoverMotif[] = ['bed', 'screen', 'letter', 'meal', 'table', 'calendar']
const outdoors: readonly DemoCoverMotif[] = ['bus', 'path', 'house', 'tree', 'parasol', 'bench', 'stand']

export type CoverMaker = (motif: DemoCoverMotif, language: Language) => Pick<DemoArticle, 'cover' | 'coverAlt'>

/** Makes covers of which none is drawn twice before its motif has been seen in every setting and company. */
export function coverMaker(seed: string): CoverMaker {
  const random = seeded(`covers:${seed}`)
  const waiting = new Map<DemoCoverMotif, DemoCover[]>()
  return (motif, language) => {
    const left = waiting.get(motif) ?? []
    const all = left.length > 0 ? left : everyCover(motif, random)
    const cover = all.pop() ?? { motif, setting: 'hills', people: 0 }
    waiting.set(motif, all)
    return { cover, coverAlt: altOf(cover, language) }
  }
}

function everyCover(motif: DemoCoverMotif, random: Random): DemoCover[] {
  const possible = settings.filter((setting) => {
    if (indoors.includes(motif)) return setting === 'room' || setting === 'town' || setting === 'park'
    return setting !== 'room' || !outdoors.includes(motif)
  })
  const covers = possible.flatMap((setting) => [0, 1, 2, 3, 4].map((people) => ({ motif, setting, people })))
  return covers
    .map((cover) => ({ cover, rank: random.next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ cover }) => cover)
}

const words = {
  fr: {
    start: 'Dessin\u00a0: ',
    people: ['', ', une personne', ', deux personnes', ', trois personnes', ', quatre personnes'],
    motifs: {
      bed: 'un lit et une lampe',
      meal: 'une table avec un bol et une pomme',
      bus: 'un autobus',
      letter: 'une feuille à cocher et un stylo',
      screen: 'un ordinateur où l’on voit quelqu’un',
      calendar: 'un calendrier',
      cup: 'deux tasses qui fument',
      path: 'un chemin et un panneau',
      house: 'une maison et un arbre',
      talk: 'deux bulles de parole',
      bench: 'un banc sous un arbre',
      tree: 'un grand arbre et une jeune pousse',
      magnifier: 'une loupe sur un carnet',
      book: 'un livre ouvert',
      stand: 'un stand à rayures',
      table: 'une table ronde et des chaises',
      microphone: 'un micro sur pied',
      parasol: 'un parasol et un chapeau',
    },
    settings: {
      hills: ', devant des collines',
      town: ', devant les toits d’une ville',
      sea: ', au bord de la mer',
      park: ', dans un parc',
      room: ', près d’une fenêtre',
    },
  },
  en: {
    start: 'Drawing: ',
    people: ['', ', one person', ', two people', ', three people', ', four people'],
    motifs: {
      bed: 'a bed and a lamp',
      meal: 'a table with a bowl and an apple',
      bus: 'a bus',
      letter: 'a sheet with boxes to tick and a pen',
      screen: 'a computer with somebody on its screen',
      calendar: 'a calendar',
      cup: 'two steaming cups',
      path: 'a path and a signpost',
      house: 'a house and a tree',
      talk: 'two speech bubbles',
      bench: 'a bench under a tree',
      tree: 'a tall tree and a young shoot',
      magnifier: 'a magnifying glass on a notebook',
      book: 'an open book',
      stand: 'a striped stand',
      table: 'a round table and chairs',
      microphone: 'a microphone on its stand',
      parasol: 'a parasol and a hat',
    },
    settings: {
      hills: ', in front of hills',
      town: ', in front of the roofs of a town',
      sea: ', by the sea',
      park: ', in a park',
      room: ', near a window',
    },
  },
} as const

function altOf({ motif, setting, people }: DemoCover, language: Language): string {
  const { start, motifs, people: company, settings: grounds } = words[language]
  return `${start}${motifs[motif]}${company[people] ?? ''}${grounds[setting]}`
}
