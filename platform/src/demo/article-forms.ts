import type { DemoArticleForm, DemoTopic } from '@ensemble/contracts/demo'
import type { ArticleCategory } from '@ensemble/contracts/enumerations'

interface Form {
  /** `%the%` and `%of%` are the topic, `%city%` a town. */
  title: string
  category: ArticleCategory
}

interface TopicForm extends Form {
  topics: readonly DemoTopic[]
}

/** What a guide to each topic is filed under: no page on transport is information on a disease. */
export const guideCategories: Record<DemoTopic, ArticleCategory> = {
  support_care: 'ACTIONS_FOR_PATIENTS',
  physical_activity: 'PREVENTION',
  sleep: 'DISEASE_INFORMATION',
  food: 'DISEASE_INFORMATION',
  return_home: 'ACTIONS_FOR_PATIENTS',
  diagnosis: 'DISEASE_INFORMATION',
  pain: 'DISEASE_INFORMATION',
  screening: 'PREVENTION',
  after_treatment: 'DISEASE_INFORMATION',
  relatives: 'CAREGIVERS',
  fatigue: 'DISEASE_INFORMATION',
  paperwork: 'ACTIONS_FOR_PATIENTS',
  work: 'CANCER_AND_EMPLOYMENT',
  transport: 'ACTIONS_FOR_PATIENTS',
  telemedicine: 'ACTIONS_FOR_PATIENTS',
  fertility: 'DISEASE_INFORMATION',
  rare_cancers: 'DISEASE_INFORMATION',
  home_treatment: 'DISEASE_INFORMATION',
}

/** Written by the national office for everybody: a form meets only the topics about which it has something to say. */
export const topicForms: readonly (TopicForm & { form: DemoArticleForm })[] = [
  {
    form: 'for_relatives',
    title: 'Proches : %the%, par où commencer',
    category: 'CAREGIVERS',
    topics: ['sleep', 'food', 'return_home', 'diagnosis', 'pain', 'fatigue', 'paperwork', 'home_treatment'],
  },
  {
    form: 'voice',
    title: 'Votre voix compte : %the%',
    category: 'HEALTH_DEMOCRACY',
    topics: ['diagnosis', 'support_care', 'transport', 'telemedicine', 'return_home', 'relatives'],
  },
  {
    form: 'defend',
    title: 'Ce que nous défendons : %the%',
    category: 'ADVOCACY',
    topics: ['work', 'after_treatment', 'transport', 'screening', 'support_care', 'rare_cancers'],
  },
  {
    form: 'research',
    title: 'La recherche et %the%',
    category: 'RESEARCH_SUPPORT',
    topics: ['fatigue', 'physical_activity', 'sleep', 'pain', 'rare_cancers', 'fertility', 'telemedicine'],
  },
  {
    form: 'women_and_men',
    title: 'Femmes, hommes et %the%',
    category: 'GENDER_INEQUALITIES',
    topics: ['work', 'pain', 'fertility', 'relatives'],
  },
  {
    form: 'campaign',
    title: 'Campagne : parlons %of%',
    category: 'CAMPAIGN',
    topics: ['screening', 'physical_activity', 'food', 'fatigue'],
  },
]

export const workshopForm = {
  form: 'workshop',
  title: 'À %city% : un atelier sur %the%',
  category: 'ACTIONS_FOR_PATIENTS',
  topics: [
    'sleep',
    'food',
    'fatigue',
    'paperwork',
    'physical_activity',
    'after_treatment',
    'work',
    'pain',
    'home_treatment',
  ],
} as const satisfies TopicForm & { form: DemoArticleForm }

/** Written by the referent of the place about the place. */
export const townForms: readonly (Form & { form: DemoArticleForm; count: number })[] = [
  { form: 'committee', title: 'Le comité de %city% se présente', category: 'LEAGUE', count: 8 },
  { form: 'agenda', title: 'Agenda de %city%', category: 'EVENT', count: 8 },
  { form: 'challenge', title: 'Défi solidaire à %city%', category: 'SOLIDARITY_EVENT', count: 6 },
  { form: 'partner', title: 'Un partenaire à %city%', category: 'PARTNERSHIP', count: 6 },
]
