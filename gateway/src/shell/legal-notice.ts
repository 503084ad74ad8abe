import type { LegalNotice } from '@ensemble/contracts/legal-notice'
import { escaped } from '../http/escaped.ts'
import { scriptSafeJson } from './script-safe-json.ts'

/**
 * Puts into a rendered page who answers for this installation, as it is read, and as the application takes it over. The
 * build has both cases in one pattern (shell/src/pages/notices/publisher.tsx): a list with a placeholder for each part, and
 * the sentence for an installation that names nobody.
 * @param page of the shell's build; one without the pattern is given back as it is
 */
export function withLegalNotice(page: string, notice: LegalNotice): string {
  const [template, pattern] = /<template id="legal-notice-pattern">(.*?)<\/template>/s.exec(page) ?? []
  if (template === undefined || pattern === undefined) return page
  const json = scriptSafeJson(JSON.stringify(notice))
  return page
    .replace(template, () => `<script type="application/json" id="legal-notice">${json}</script>`)
    .replace('<!--legal-notice-->', () => filled(pattern, notice))
}

function filled(pattern: string, { publisher, director, host }: LegalNotice): string {
  const values: Record<string, string> = { PUBLISHER: publisher, DIRECTOR: director, HOST: host }
  if (Object.values(values).every((value) => value === '')) return pattern.replace(/<dl.*<\/dl>/s, '')
  const named = pattern.replace(/<p[ >].*?<\/p>/s, '')
  return named.replace(/<div[^>]*>(?:(?!<\/div>).)*<\/div>/gs, (part) => {
    const [placeholder = '', name = ''] = /__LEGAL_([A-Z]+)__/.exec(part) ?? []
    const value = values[name] ?? ''
    return value === '' ? '' : part.replace(placeholder, () => escaped(value))
  })
}
