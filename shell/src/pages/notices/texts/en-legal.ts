/** Labels of what an installation says of itself (LEGAL_PUBLISHER and the others of the gateway). */
export const englishLegalWords = {
  publisher: 'Publisher',
  director: 'Director of publication',
  host: 'Host',
  none: 'To find out who publishes and hosts this platform, write to us below.',
}
