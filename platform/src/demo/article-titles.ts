import type { ArticleCategory, Language } from '@ensemble/contracts/enumerations'

export interface ArticleTitle {
  title: string
  categories: readonly [ArticleCategory, ...ArticleCategory[]]
  language?: Language
  /** Written by who is in charge there; absent = by the national office. */
  departmentCode?: string
}

/** The 30 articles whose texts are written by hand, at least two of each category. */
export const articleTitles: readonly ArticleTitle[] = [
  { title: 'Comprendre l’hormonothérapie', categories: ['DISEASE_INFORMATION'] },
  { title: 'Soleil : les bons gestes', categories: ['PREVENTION'] },
  { title: 'Mois sans tabac', categories: ['PREVENTION', 'CAMPAIGN'] },
  { title: 'Aidants : demander du répit', categories: ['CAREGIVERS'] },
  { title: 'Temps partiel thérapeutique, mode d’emploi', categories: ['CANCER_AND_EMPLOYMENT'] },
  { title: 'Droit à l’oubli : où en est-on', categories: ['ADVOCACY'] },
  { title: 'À quoi sert une commission des usagers', categories: ['HEALTH_DEMOCRACY'] },
  { title: 'Lire un essai clinique', categories: ['RESEARCH_SUPPORT', 'DISEASE_INFORMATION'] },
  { title: 'Les soins de support près de chez vous', categories: ['ACTIONS_FOR_PATIENTS'] },
  { title: 'Octobre Rose : notre message cette année', categories: ['CAMPAIGN'] },
  { title: 'Fatigue : en parler et s’organiser', categories: ['DISEASE_INFORMATION', 'ACTIONS_FOR_PATIENTS'] },
  { title: 'Living with fatigue after treatment', categories: ['DISEASE_INFORMATION'], language: 'en' },
  { title: 'Garder le lien quand un proche est malade', categories: ['CAREGIVERS'] },
  { title: 'Caring for someone: where to find a break', categories: ['CAREGIVERS'], language: 'en' },
  { title: 'Annoncer ou taire sa maladie au travail', categories: ['CANCER_AND_EMPLOYMENT'] },
  { title: 'Going back to work, step by step', categories: ['CANCER_AND_EMPLOYMENT'], language: 'en' },
  { title: 'Assurance emprunteur : ce qui change', categories: ['ADVOCACY'] },
  { title: 'Devenir représentant des usagers', categories: ['HEALTH_DEMOCRACY'] },
  { title: 'Patients et chercheurs autour de la même table', categories: ['RESEARCH_SUPPORT', 'PARTNERSHIP'] },
  { title: 'Taking part in research: the questions to ask', categories: ['RESEARCH_SUPPORT'], language: 'en' },
  { title: 'Marche solidaire : revivre la journée', categories: ['SOLIDARITY_EVENT'], departmentCode: '44' },
  { title: 'Relais de nuit : mode d’emploi pour les équipes', categories: ['SOLIDARITY_EVENT', 'EVENT'] },
  { title: 'Les rencontres régionales, en bref', categories: ['EVENT'], departmentCode: '31' },
  { title: 'Conférence : bouger pendant les traitements', categories: ['EVENT', 'PREVENTION'] },
  { title: 'Qui fait quoi dans un comité', categories: ['LEAGUE'], departmentCode: '69' },
  { title: 'How a committee works', categories: ['LEAGUE'], language: 'en' },
  { title: 'Une pharmacie partenaire raconte', categories: ['PARTNERSHIP'], departmentCode: '69' },
  { title: 'Cancers et inégalités entre femmes et hommes', categories: ['GENDER_INEQUALITIES'] },
  {
    title: 'Screening: reaching women who are not invited',
    categories: ['GENDER_INEQUALITIES', 'PREVENTION'],
    language: 'en',
  },
  {
    title: 'Une socio-esthéticienne répond à vos questions',
    categories: ['ACTIONS_FOR_PATIENTS'],
    departmentCode: '33',
  },
]
