/** Labels of what an installation says of itself (LEGAL_PUBLISHER and the others of the gateway). */
export const frenchLegalWords = {
  publisher: 'Éditeur',
  director: 'Direction de la publication',
  host: 'Hébergement',
  none: 'Pour savoir qui édite et qui héberge cette plateforme, écrivez-nous ci-dessous.',
}
