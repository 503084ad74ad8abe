import type { MissionDomain, MissionType } from '@ensemble/contracts/enumerations'

/** What the generated missions are made of; `%place%` is a town, `%subject%` one of the subjects below. */
export interface MissionPattern {
  pattern: string
  type: MissionType
  domains: readonly [MissionDomain, ...MissionDomain[]]
}

export const subjects = [
  'les soins de support',
  "l'activité physique adaptée",
  'le sommeil',
  "l'alimentation",
  'le retour à domicile',
  "l'annonce du diagnostic",
  'la douleur',
  'le dépistage',
  "l'après-traitement",
  'la place des proches',
  'la fatigue',
  'les démarches administratives',
  "l'emploi",
  'les transports vers les soins',
  'la télémédecine',
  'la fertilité',
] as const

export const missionPatterns: readonly [MissionPattern, ...MissionPattern[]] = [
  {
    pattern: 'Enquête sur %subject% à %place%',
    type: 'studies_and_surveys',
    domains: ['research', 'support_for_sick_people'],
  },
  { pattern: 'Questionnaire : %subject%, vu de %place%', type: 'studies_and_surveys', domains: ['research'] },
  {
    pattern: 'Relire un dépliant sur %subject% (%place%)',
    type: 'informed_opinion',
    domains: ['communication', 'support_for_sick_people'],
  },
  {
    pattern: "Donner un avis sur l'espace d'accueil de %place%",
    type: 'informed_opinion',
    domains: ['support_for_sick_people', 'advocacy'],
  },
  { pattern: 'Tenir le stand Mars Bleu à %place%', type: 'event_participation', domains: ['prevention'] },
  {
    pattern: 'Marche solidaire de %place% : accueil et ravitaillement',
    type: 'event_participation',
    domains: ['collection', 'partnership'],
  },
  {
    pattern: 'Ateliers de prévention au lycée, %place%',
    type: 'event_participation',
    domains: ['prevention', 'communication'],
  },
  { pattern: 'Vente solidaire de %place%', type: 'event_participation', domains: ['collection', 'marketing'] },
  {
    pattern: 'Groupe de travail sur %subject% à %place%',
    type: 'working_group_participation',
    domains: ['advocacy', 'support_for_sick_people'],
  },
  {
    pattern: 'Préparer le forum des associations de %place%',
    type: 'working_group_participation',
    domains: ['partnership'],
  },
  { pattern: 'Témoigner de %subject%, presse locale de %place%', type: 'media_speaking', domains: ['communication'] },
  { pattern: 'Vidéo témoignage à %place% : %subject%', type: 'media_speaking', domains: ['communication', 'advocacy'] },
  {
    pattern: 'Projet de recherche sur %subject%, équipe de %place%',
    type: 'research_project_participation',
    domains: ['research'],
  },
  {
    pattern: 'Comité de patients partenaires de %place%',
    type: 'research_project_participation',
    domains: ['research', 'advocacy'],
  },
  { pattern: "Animer un temps d'échange sur %subject% à %place%", type: 'other', domains: ['support_for_sick_people'] },
  {
    pattern: 'Accueil du samedi à la maison du comité, %place%',
    type: 'other',
    domains: ['support_for_sick_people', 'partnership'],
  },
]

/** What the drawn cover of each type shows, for those who do not see it. */
export const missionCoverTexts: Record<MissionType, string> = {
  studies_and_surveys: 'Illustration : un questionnaire et un stylo',
  informed_opinion: 'Illustration : une brochure ouverte et des annotations',
  event_participation: 'Illustration : un stand et des fanions',
  working_group_participation: 'Illustration : des chaises autour d’une table ronde',
  media_speaking: 'Illustration : un micro et des ondes',
  research_project_participation: 'Illustration : une loupe sur un carnet',
  other: 'Illustration : deux mains qui se rejoignent',
}
