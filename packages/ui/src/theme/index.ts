export { readCspNonce } from './csp-nonce.ts'
export { phoneMedia, stickyPhoneMedia, wideMedia } from './custom-properties.ts'
export { ensembleTheme } from './create-theme.ts'
export { breakpoints, chartSeriesTokens, token, type TokenName, tokens } from './tokens.ts'
