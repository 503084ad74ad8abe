import type { MissionDomain, MissionOrigin, MissionType, VolunteerKind } from '@ensemble/contracts/enumerations'

/** A mission of the described cast; `organisation` is the start of its name, `departmentCode` null means national. */
export interface MissionTitle {
  title: string
  type: MissionType
  origin: MissionOrigin
  domains: readonly [MissionDomain, ...MissionDomain[]]
  departmentCode: string | null
  organisation?: string
  requires?: VolunteerKind
}

const hq = 'headquarters_services'
const committee = 'departmental_committee'
const outside = 'external_actor'

/** The 36 missions whose texts are written by hand. */
export const missionTitles: readonly MissionTitle[] = [
  row(
    'Enquête : le retour au travail après un cancer',
    'studies_and_surveys',
    hq,
    ['support_for_sick_people', 'research'],
    null,
  ),
  row(
    'Questionnaire sur la fatigue persistante',
    'studies_and_surveys',
    outside,
    ['research'],
    null,
    'Société francophone',
  ),
  row(
    'Relire la brochure Mieux dormir pendant les traitements',
    'informed_opinion',
    hq,
    ['communication', 'support_for_sick_people'],
    null,
  ),
  row('Donner un avis sur la notice d’une étude clinique', 'informed_opinion', outside, ['research'], '75', 'Institut'),
  row('Tester l’affiche Mars Bleu', 'informed_opinion', hq, ['prevention', 'communication', 'marketing'], null),
  row('Tenir le stand Dépistage au marché', 'event_participation', committee, ['prevention'], '69'),
  row(
    'Accueillir les coureurs de la marche solidaire',
    'event_participation',
    committee,
    ['collection', 'partnership'],
    '44',
  ),
  row(
    'Semaine nationale : stand en galerie marchande',
    'event_participation',
    committee,
    ['collection', 'marketing'],
    '59',
  ),
  row('Groupe de travail Droit à l’oubli', 'working_group_participation', hq, ['advocacy'], null),
  row(
    'Comité Parcours de l’aidant',
    'working_group_participation',
    committee,
    ['support_for_sick_people', 'advocacy'],
    '33',
  ),
  row(
    'Préparer les rencontres régionales',
    'working_group_participation',
    committee,
    ['partnership', 'communication'],
    '31',
  ),
  row(
    'Témoigner à la radio locale sur le dépistage',
    'media_speaking',
    committee,
    ['prevention', 'communication'],
    '35',
  ),
  row('Portrait pour le magazine de la Ligue', 'media_speaking', hq, ['communication'], null),
  row(
    'Co-construire un projet sur l’activité physique adaptée',
    'research_project_participation',
    outside,
    ['research', 'support_for_sick_people'],
    '67',
    'Société francophone',
  ),
  row('Relecteur de protocoles de recherche', 'research_project_participation', hq, ['research'], null),
  row(
    'Représentant des usagers en commission d’hôpital',
    'other',
    outside,
    ['advocacy'],
    '76',
    'Centre hospitalier',
    'user_representation',
  ),
  row(
    'Patient ressource témoin auprès d’étudiants infirmiers',
    'other',
    committee,
    ['support_for_sick_people', 'communication'],
    '69',
    undefined,
    'patient_resource',
  ),
  row(
    'Accompagner une personne en visioconférence',
    'other',
    committee,
    ['support_for_sick_people'],
    '13',
    undefined,
    'other_volunteer',
  ),
  row(
    'Enquête : se déplacer pour ses soins',
    'studies_and_surveys',
    committee,
    ['support_for_sick_people', 'advocacy'],
    '2A',
  ),
  row(
    'Sondage sur l’annonce du diagnostic',
    'studies_and_surveys',
    outside,
    ['research', 'support_for_sick_people'],
    '33',
    'Institut',
  ),
  row(
    'Questionnaire : alimentation pendant la chimiothérapie',
    'studies_and_surveys',
    hq,
    ['support_for_sick_people', 'prevention'],
    null,
  ),
  row(
    'Relire le guide des démarches administratives',
    'informed_opinion',
    committee,
    ['support_for_sick_people', 'communication'],
    '69',
  ),
  row('Avis sur l’accès aux médicaments innovants', 'informed_opinion', outside, ['advocacy'], null, 'Observatoire'),
  row('Atelier Soleil et prévention à la plage', 'event_participation', committee, ['prevention'], '972'),
  row(
    'Relais pour la vie : accueil de nuit',
    'event_participation',
    committee,
    ['collection', 'support_for_sick_people'],
    '76',
  ),
  row(
    'Forum santé des quartiers',
    'event_participation',
    outside,
    ['prevention', 'partnership'],
    '13',
    'Association Pas',
  ),
  row(
    'Groupe de travail Qualité de l’accueil en oncologie',
    'working_group_participation',
    outside,
    ['advocacy', 'support_for_sick_people'],
    '44',
    'Centre hospitalier',
  ),
  row(
    'Comité de lecture des contenus faciles à comprendre',
    'working_group_participation',
    hq,
    ['communication'],
    null,
  ),
  row('Table ronde filmée : travailler avec un cancer', 'media_speaking', hq, ['communication', 'advocacy'], '75'),
  row(
    'Podcast : paroles de proches',
    'media_speaking',
    outside,
    ['communication', 'partnership'],
    '59',
    'Réseau Aidants',
  ),
  row('Témoignage pour le journal du comité', 'media_speaking', committee, ['communication', 'marketing'], '974'),
  row(
    'Comité patients : après un cancer du sein',
    'research_project_participation',
    outside,
    ['research'],
    '69',
    'Institut',
    'patient_committee',
  ),
  row(
    'Co-écrire une étude sur la vie des aidants',
    'research_project_participation',
    outside,
    ['research', 'support_for_sick_people'],
    '33',
    'Réseau Aidants',
  ),
  row(
    'Évaluer une application de suivi des effets secondaires',
    'research_project_participation',
    outside,
    ['research', 'communication'],
    null,
    'Observatoire',
  ),
  row('Café-rencontre : animer une matinée d’échange', 'other', committee, ['support_for_sick_people'], '35'),
  row('Rejoindre la campagne nationale de collecte', 'other', hq, ['collection', 'marketing'], null),
]

function row(
  title: string,
  type: MissionType,
  origin: MissionOrigin,
  domains: MissionTitle['domains'],
  departmentCode: string | null,
  organisation?: string,
  requires?: VolunteerKind,
): MissionTitle {
  return { title, type, origin, domains, departmentCode, organisation, requires }
}
