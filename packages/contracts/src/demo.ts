import Type, { type Static } from 'typebox'
import {
  articleCategories,
  availabilityFrequencies,
  availabilitySlots,
  genders,
  interestDomains,
  languages,
  missionDomains,
  missionModes,
  missionOrigins,
  missionTypes,
  organisationPositions,
  organisationTypes,
  profileTypes,
  roles,
  skills,
  structureDomains,
  tutorialStatuses,
  userStatuses,
  volunteerKinds,
} from './enumerations.ts'
import { Nullable, UserId } from './identifiers.ts'

/**
 * The file named by DEMO_FILE: what the three demo loaders must agree on (ids, names, who runs what).
 * Everything else — texts, dates, states — each service writes itself. The platform makes the file from a fixed seed,
 * so that it is the same on every machine; "days ago" are counted from the day of the load.
 */
export const DemoUser = Type.Object({
  id: UserId,
  /** One of the accounts printed by the start command. */
  account: Type.Boolean(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  role: Type.Enum(roles),
  status: Type.Enum(userStatuses),
  gender: Type.Enum(genders),
  birthDate: Type.String({ description: 'YYYY-MM-DD' }),
  phone: Nullable(Type.String()),
  postalCode: Type.String(),
  city: Type.String(),
  departmentCode: Type.String(),
  language: Type.Enum(languages),
  profileType: Nullable(Type.Enum(profileTypes)),
  /** Confirmed by the staff; they open reserved missions. */
  volunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
  /** Declared by the member alone. */
  declaredKinds: Type.Array(Type.Enum(volunteerKinds)),
  engagement: Type.Object({
    interestDomains: Type.Array(Type.Enum(interestDomains)),
    preferredMissionTypes: Type.Array(Type.Enum(missionTypes)),
    preferredModes: Type.Array(Type.Enum(missionModes)),
    skills: Type.Array(Type.Enum(skills)),
    availability: Type.Object({
      slots: Type.Array(Type.Enum(availabilitySlots)),
      frequency: Type.Enum(availabilityFrequencies),
    }),
  }),
  organisationPosition: Nullable(Type.Enum(organisationPositions)),
  headquartersService: Nullable(Type.Enum(structureDomains)),
  tutorialStatus: Type.Enum(tutorialStatuses),
  healthConsent: Type.Boolean(),
  matchingConsent: Type.Boolean(),
  paused: Type.Boolean(),
  createdDaysAgo: Type.Integer(),
  lastLoginDaysAgo: Nullable(Type.Integer()),
})
export type DemoUser = Static<typeof DemoUser>

export const DemoOrganisation = Type.Object({
  key: Type.String(),
  name: Type.String(),
  type: Type.Enum(organisationTypes),
  domains: Type.Array(Type.Enum(structureDomains)),
  contactName: Type.String(),
  contactEmail: Type.String(),
  contactPhone: Type.String(),
})
export type DemoOrganisation = Static<typeof DemoOrganisation>

/** What the generated missions and articles speak of: each service writes its own texts about them. */
export const demoTopics = [
  'support_care',
  'physical_activity',
  'sleep',
  'food',
  'return_home',
  'diagnosis',
  'pain',
  'screening',
  'after_treatment',
  'relatives',
  'fatigue',
  'paperwork',
  'work',
  'transport',
  'telemedicine',
  'fertility',
  'rare_cancers',
  'home_treatment',
] as const
export type DemoTopic = (typeof demoTopics)[number]

/** How a topic is called in a sentence: with its article, and after "de". */
export const demoTopicWords: Record<DemoTopic, { the: string; of: string }> = {
  support_care: { the: 'les soins de support', of: 'des soins de support' },
  physical_activity: { the: 'l’activité physique adaptée', of: 'de l’activité physique adaptée' },
  sleep: { the: 'le sommeil', of: 'du sommeil' },
  food: { the: 'l’alimentation', of: 'de l’alimentation' },
  return_home: { the: 'le retour à domicile', of: 'du retour à domicile' },
  diagnosis: { the: 'l’annonce du diagnostic', of: 'de l’annonce du diagnostic' },
  pain: { the: 'la douleur', of: 'de la douleur' },
  screening: { the: 'le dépistage', of: 'du dépistage' },
  after_treatment: { the: 'l’après-traitement', of: 'de l’après-traitement' },
  relatives: { the: 'la place des proches', of: 'de la place des proches' },
  fatigue: { the: 'la fatigue', of: 'de la fatigue' },
  paperwork: { the: 'les démarches administratives', of: 'des démarches administratives' },
  work: { the: 'le retour à l’emploi', of: 'du retour à l’emploi' },
  transport: { the: 'les transports vers les soins', of: 'des transports vers les soins' },
  telemedicine: { the: 'la télémédecine', of: 'de la télémédecine' },
  fertility: { the: 'la fertilité', of: 'de la fertilité' },
  rare_cancers: { the: 'les cancers rares', of: 'des cancers rares' },
  home_treatment: { the: 'les traitements à la maison', of: 'des traitements à la maison' },
}

/** What the generated articles are; the first are about a topic, the workshop also and the rest only about a town. */
const demoArticleForms = [
  'guide',
  'for_relatives',
  'voice',
  'defend',
  'research',
  'women_and_men',
  'campaign',
  'workshop',
  'committee',
  'agenda',
  'challenge',
  'partner',
] as const
export type DemoArticleForm = (typeof demoArticleForms)[number]

/** What the drawn cover of a mission or an article shows; the words for it say the same. */
const demoCoverMotifs = [
  'bed',
  'meal',
  'bus',
  'letter',
  'screen',
  'calendar',
  'cup',
  'path',
  'house',
  'talk',
  'bench',
  'tree',
  'magnifier',
  'book',
  'stand',
  'table',
  'microphone',
  'parasol',
] as const
export type DemoCoverMotif = (typeof demoCoverMotifs)[number]

const demoCoverSettings = ['hills', 'town', 'sea', 'park', 'room'] as const
export type DemoCoverSetting = (typeof demoCoverSettings)[number]

const DemoCover = Type.Object({
  motif: Type.Enum(demoCoverMotifs),
  setting: Type.Enum(demoCoverSettings),
  people: Type.Integer({ minimum: 0, maximum: 4 }),
})
export type DemoCover = Static<typeof DemoCover>

/** What the generated missions are: about a topic in a town, about a town, and those of the whole country. */
const demoMissionForms = [
  'survey',
  'leaflet',
  'group',
  'press',
  'video',
  'project',
  'exchange',
  'welcome_space',
  'stand',
  'walk',
  'school',
  'sale',
  'forum',
  'partners',
  'saturday',
  'national_survey',
  'national_reading',
  'national_group',
] as const
export type DemoMissionForm = (typeof demoMissionForms)[number]

export const DemoMission = Type.Object({
  id: Type.String(),
  key: Type.String({ description: 'A name for people who write loaders and tests, e.g. retour-au-travail' }),
  /** True for the 36 whose texts are written by hand, false for the generated rest. */
  handWritten: Type.Boolean(),
  title: Type.String(),
  /** null = described by hand. */
  form: Nullable(Type.Enum(demoMissionForms)),
  topic: Nullable(Type.Enum(demoTopics)),
  /** Where it takes place if it takes place anywhere; null = national. */
  place: Nullable(Type.Object({ city: Type.String(), postalCode: Type.String() })),
  coverKey: Type.String({ description: 'covers/missions/<id>.webp' }),
  cover: DemoCover,
  coverAlt: Type.String(),
  type: Type.Enum(missionTypes),
  origin: Type.Enum(missionOrigins),
  organisationKey: Nullable(Type.String()),
  domains: Type.Array(Type.Enum(missionDomains)),
  departmentCode: Nullable(Type.String({ description: 'null = national' })),
  creatorId: UserId,
  managerIds: Type.Array(UserId),
  requiredVolunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
})
export type DemoMission = Static<typeof DemoMission>

export const DemoArticle = Type.Object({
  id: Type.String(),
  key: Type.String(),
  handWritten: Type.Boolean(),
  title: Type.String(),
  coverKey: Type.String({ description: 'covers/articles/<id>.webp' }),
  cover: DemoCover,
  coverAlt: Type.String(),
  /** null = described by hand. */
  form: Nullable(Type.Enum(demoArticleForms)),
  topic: Nullable(Type.Enum(demoTopics)),
  city: Nullable(Type.String()),
  categories: Type.Array(Type.Enum(articleCategories)),
  language: Type.Enum(languages),
  departmentCode: Nullable(Type.String()),
  authorId: UserId,
})
export type DemoArticle = Static<typeof DemoArticle>

export const DemoData = Type.Object({
  /** The one password of every demo account; never used outside a demo installation. */
  password: Type.String(),
  users: Type.Array(DemoUser),
  organisations: Type.Array(DemoOrganisation),
  missions: Type.Array(DemoMission),
  articles: Type.Array(DemoArticle),
})
export type DemoData = Static<typeof DemoData>
