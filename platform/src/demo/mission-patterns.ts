import type { DemoMissionForm } from '@ensemble/contracts/demo'
import type { MissionDomain, MissionType } from '@ensemble/contracts/enumerations'

/** What the generated missions are made of; `%city%` is a town, `%the%` a topic. */
export interface MissionPattern {
  form: DemoMissionForm
  title: string
  type: MissionType
  domains: readonly [MissionDomain, ...MissionDomain[]]
}

export const localPatterns: readonly [MissionPattern, ...MissionPattern[]] = [
  pattern('survey', 'Enquête sur %the% à %city%', 'studies_and_surveys', ['research', 'support_for_sick_people']),
  pattern('leaflet', 'Relire un dépliant sur %the% à %city%', 'informed_opinion', [
    'communication',
    'support_for_sick_people',
  ]),
  pattern('welcome_space', 'Donner un avis sur l’espace d’accueil à %city%', 'informed_opinion', [
    'support_for_sick_people',
    'advocacy',
  ]),
  pattern('stand', 'Tenir un stand de prévention à %city%', 'event_participation', ['prevention']),
  pattern('walk', 'Marche solidaire à %city% : accueil et ravitaillement', 'event_participation', [
    'collection',
    'partnership',
  ]),
  pattern('school', 'Ateliers de prévention au lycée à %city%', 'event_participation', ['prevention', 'communication']),
  pattern('sale', 'Vente solidaire à %city%', 'event_participation', ['collection', 'marketing']),
  pattern('group', 'Groupe de travail sur %the% à %city%', 'working_group_participation', [
    'advocacy',
    'support_for_sick_people',
  ]),
  pattern('forum', 'Préparer le forum des associations à %city%', 'working_group_participation', ['partnership']),
  pattern('press', 'Témoigner sur %the% dans un journal de %city%', 'media_speaking', ['communication']),
  pattern('video', 'Vidéo à %city% : parler %of%', 'media_speaking', ['communication', 'advocacy']),
  pattern('project', 'Projet de recherche sur %the%, équipe de %city%', 'research_project_participation', ['research']),
  pattern('partners', 'Comité de patients partenaires à %city%', 'research_project_participation', [
    'research',
    'advocacy',
  ]),
  pattern('exchange', 'Animer un échange sur %the% à %city%', 'other', ['support_for_sick_people']),
  pattern('saturday', 'Accueil du samedi à la maison du comité, %city%', 'other', [
    'support_for_sick_people',
    'partnership',
  ]),
]

/** Those of the national office name no town: they are for the whole country. */
export const nationalPatterns: readonly [MissionPattern, ...MissionPattern[]] = [
  pattern('national_survey', 'Questionnaire national sur %the%', 'studies_and_surveys', ['research']),
  pattern('national_reading', 'Relire une fiche nationale sur %the%', 'informed_opinion', ['communication']),
  pattern('national_group', 'Groupe national sur %the%', 'working_group_participation', ['advocacy']),
]

function pattern(
  form: DemoMissionForm,
  title: string,
  type: MissionType,
  domains: MissionPattern['domains'],
): MissionPattern {
  return { form, title, type, domains }
}
