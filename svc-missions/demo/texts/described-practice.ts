import type { Skill } from '@ensemble/contracts/enumerations'
import type { CancerType, TreatmentStage } from '@ensemble/contracts/health-enumerations'
import type { Practice } from '../practice.ts'

interface DescribedPractice {
  practice: Practice
  bring: string
  cancerTypes?: readonly CancerType[]
  stages?: readonly TreatmentStage[]
  /** Beside those that its practice asks for. */
  skills?: readonly Skill[]
  /** What the help allowed, for those that are over. */
  closingNote?: string
}

const row = (practice: Practice, bring: string, more: Partial<DescribedPractice> = {}): DescribedPractice => ({
  practice,
  bring,
  ...more,
})

/** How the described missions take place, by title. */
export const describedPractices: Readonly<Record<string, DescribedPractice>> = {
  'Enquête : le retour au travail après un cancer': row(
    'questionnaire',
    'les dates de votre arrêt et de votre reprise',
    {
      stages: ['end_of_treatment_less_than_2_years', 'end_of_treatment_less_than_5_years'],
    },
  ),
  'Questionnaire sur la fatigue persistante': row('questionnaire', 'un moment calme', {
    stages: ['end_of_treatment_less_than_2_years', 'end_of_treatment_more_than_5_years', 'hormone_therapy'],
  }),
  'Relire la brochure Mieux dormir pendant les traitements': row('reading', 'un crayon', { stages: ['in_treatment'] }),
  'Donner un avis sur la notice d’une étude clinique': row('reading', 'un crayon', { cancerTypes: ['lung'] }),
  'Tester l’affiche Mars Bleu': row('reading', 'un écran assez grand pour voir l’affiche entière', {
    cancerTypes: ['colon_rectum'],
  }),
  'Tenir le stand Dépistage au marché': row('stand', 'un vêtement chaud'),
  'Accueillir les coureurs de la marche solidaire': row('outdoors', 'des chaussures confortables'),
  'Semaine nationale : stand en galerie marchande': row('stand', 'rien, le matériel est sur place', {
    closingNote:
      'Merci à toutes et à tous. Grâce à votre présence au stand, la galerie nous rouvre ses portes l’an prochain, et la vente solidaire paie un trimestre d’ateliers.',
  }),
  'Groupe de travail Droit à l’oubli': row('online', 'les courriers de votre assureur, si vous en avez'),
  'Comité Parcours de l’aidant': row('meeting', 'un souvenir de ce qui vous a manqué au début'),
  'Préparer les rencontres régionales': row('meeting', 'une idée de thème', {
    closingNote:
      'Le programme des rencontres régionales est prêt : trois ateliers et une table ronde, tous proposés par votre groupe. Merci pour votre franchise et votre patience.',
  }),
  'Témoigner à la radio locale sur le dépistage': row('interview', 'vos notes, si elles vous rassurent'),
  'Portrait pour le magazine de la Ligue': row('interview', 'une photo que vous aimez'),
  'Co-construire un projet sur l’activité physique adaptée': row('meeting', 'des chaussures souples', {
    cancerTypes: ['breast', 'prostate', 'colon_rectum'],
  }),
  'Relecteur de protocoles de recherche': row('online', 'le résumé envoyé une semaine avant'),
  'Représentant des usagers en commission d’hôpital': row('meeting', 'le dossier de séance'),
  'Patient ressource témoin auprès d’étudiants infirmiers': row('school', 'votre plan en trois points', {
    stages: ['end_of_treatment_more_than_5_years'],
  }),
  'Accompagner une personne en visioconférence': row('companion', 'un endroit calme où l’on ne vous dérange pas'),
  'Enquête : se déplacer pour ses soins': row('questionnaire', 'la durée de vos derniers trajets', {
    stages: ['in_treatment'],
  }),
  'Sondage sur l’annonce du diagnostic': row('questionnaire', 'un moment où l’on peut être ému'),
  'Questionnaire : alimentation pendant la chimiothérapie': row('questionnaire', 'la liste de ce qui passait bien', {
    stages: ['in_treatment'],
    cancerTypes: ['pancreas', 'liver', 'upper_aerodigestive_tract'],
    closingNote:
      'Vos réponses sur l’alimentation ont donné un carnet de recettes simples, testées en atelier. Il est remis dans les services de chimiothérapie depuis lundi. Merci.',
  }),
  'Relire le guide des démarches administratives': row('reading', 'un crayon et du temps'),
  'Avis sur l’accès aux médicaments innovants': row('reading', 'ce que le traitement change dans vos journées', {
    cancerTypes: ['hematology', 'skin', 'kidney'],
  }),
  'Atelier Soleil et prévention à la plage': row('outdoors', 'un chapeau et une gourde'),
  'Relais pour la vie : accueil de nuit': row('night', 'un vêtement chaud et une lampe'),
  'Forum santé des quartiers': row('outdoors', 'un chapeau ou un parapluie', {
    closingNote:
      'Le forum des quartiers a fait se rencontrer des voisins et des soignants. Des habitants se sont inscrits ensemble à une visite du centre de dépistage. C’est votre œuvre, merci.',
  }),
  'Groupe de travail Qualité de l’accueil en oncologie': row(
    'meeting',
    'une chose qui vous a aidé, une qui vous a gêné',
  ),
  'Comité de lecture des contenus faciles à comprendre': row('reading', 'un crayon'),
  'Table ronde filmée : travailler avec un cancer': row('interview', 'un vêtement uni', {
    closingNote:
      'La table ronde est en ligne. Deux entreprises l’ont déjà montrée à leurs équipes, et le service de santé au travail s’en sert en formation. Merci d’avoir pris la parole.',
  }),
  'Podcast : paroles de proches': row('interview', 'une bouteille d’eau'),
  'Témoignage pour le journal du comité': row('interview', 'une photo, si vous voulez'),
  'Comité patients : après un cancer du sein': row('meeting', 'le résumé de l’étude', {
    cancerTypes: ['breast'],
    stages: ['hormone_therapy', 'end_of_treatment_less_than_5_years'],
  }),
  'Co-écrire une étude sur la vie des aidants': row('online', 'une semaine de votre agenda', {
    skills: ['project_management'],
  }),
  'Évaluer une application de suivi des effets secondaires': row('online', 'un téléphone récent'),
  'Café-rencontre : animer une matinée d’échange': row('room', 'votre bonne humeur'),
  'Rejoindre la campagne nationale de collecte': row('online', 'vos disponibilités du mois', {
    skills: ['other'],
  }),
}
