/** Institutions whose public pages the texts rest on, as readers find them. */
export const sources = {
  inca: 'Institut national du cancer, www.cancer.fr',
  ligue: 'Ligue contre le cancer, www.ligue-cancer.net',
  ameli: 'Assurance maladie, www.ameli.fr',
  has: 'Haute Autorité de santé, www.has-sante.fr',
  publicService: 'Site officiel de l’administration française, www.service-public.gouv.fr',
  publicHealth: 'Santé publique France, www.santepubliquefrance.fr',
  tobacco: 'Tabac info service, www.tabac-info-service.fr',
  aeras: 'Convention AERAS, www.aeras-infos.fr',
  agefiph: 'Agefiph, www.agefiph.fr',
  ministry: 'Ministère chargé de la santé, www.sante.gouv.fr',
  users: 'France Assos Santé, www.france-assos-sante.org',
  carers: 'Portail national pour l’autonomie des personnes âgées, www.pour-les-personnes-agees.gouv.fr',
  trials: 'Registre européen des essais cliniques, euclinicaltrials.eu',
  medicines: 'Agence nationale de sécurité du médicament, ansm.sante.fr',
  biomedicine: 'Agence de la biomédecine, www.agence-biomedecine.fr',
  labour: 'Ministère chargé du travail, travail-emploi.gouv.fr',
} as const
export type Source = keyof typeof sources
