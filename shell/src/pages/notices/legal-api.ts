import type { LegalNotice } from '@ensemble/contracts/legal-notice'
import { api } from '@ensemble/mf-kit'

/** What the gateway itself answers: no service has it, so it stands in no table of calls. */
const legalApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellLegalNotice: build.query<LegalNotice, void>({
      query: () => ({ method: 'GET', path: '/legal_notice', inline: true }),
    }),
  }),
})

export const { useShellLegalNoticeQuery } = legalApi
