import { keepingTouch, respite } from './described/carers.ts'
import { clinicalTrial } from './described/clinical-trial.ts'
import { sameTable, usersCommittee, usersRepresentative } from './described/democracy.ts'
import * as english from './described/english.ts'
import { howACommitteeWorks, reachingWomen } from './described/english-league.ts'
import { fatigue } from './described/fatigue.ts'
import { hormoneTherapy } from './described/hormone-therapy.ts'
import * as league from './described/league.ts'
import { partTimeWork } from './described/part-time-work.ts'
import { conference, pinkOctober, sun, tobacco } from './described/prevention.ts'
import { loanInsurance, rightToBeForgotten, tellingAtWork } from './described/rights.ts'
import { beautyCare, supportCare } from './described/support.ts'
import type { ArticleText } from './sections.ts'

/** The articles that are written by hand, by their keys. */
export const describedArticles: Readonly<Record<string, ArticleText>> = {
  'comprendre-l-hormonotherapie': hormoneTherapy,
  'soleil-les-bons-gestes': sun,
  'mois-sans-tabac': tobacco,
  'aidants-demander-du-repit': respite,
  'temps-partiel-therapeutique-mode-d-emploi': partTimeWork,
  'droit-a-l-oubli-ou-en-est-on': rightToBeForgotten,
  'a-quoi-sert-une-commission-des-usagers': usersCommittee,
  'lire-un-essai-clinique': clinicalTrial,
  'les-soins-de-support-pres-de-chez-vous': supportCare,
  'octobre-rose-notre-message-cette-annee': pinkOctober,
  'fatigue-en-parler-et-s-organiser': fatigue,
  'living-with-fatigue-after-treatment': english.livingWithFatigue,
  'garder-le-lien-quand-un-proche-est-malade': keepingTouch,
  'caring-for-someone-where-to-find-a-break': english.findingABreak,
  'annoncer-ou-taire-sa-maladie-au-travail': tellingAtWork,
  'going-back-to-work-step-by-step': english.backToWork,
  'assurance-emprunteur-ce-qui-change': loanInsurance,
  'devenir-representant-des-usagers': usersRepresentative,
  'patients-et-chercheurs-autour-de-la-meme-table': sameTable,
  'taking-part-in-research-the-questions-to-ask': english.researchQuestions,
  'marche-solidaire-revivre-la-journee': league.solidarityWalk,
  'relais-de-nuit-mode-d-emploi-pour-les-equipes': league.nightRelay,
  'les-rencontres-regionales-en-bref': league.regionalMeetings,
  'conference-bouger-pendant-les-traitements': conference,
  'qui-fait-quoi-dans-un-comite': league.whoDoesWhat,
  'how-a-committee-works': howACommitteeWorks,
  'une-pharmacie-partenaire-raconte': league.partnerPharmacy,
  'cancers-et-inegalites-entre-femmes-et-hommes': league.inequalities,
  'screening-reaching-women-who-are-not-invited': reachingWomen,
  'une-socio-estheticienne-repond-a-vos-questions': beautyCare,
}
