import type { DemoOrganisation } from '@ensemble/contracts/demo'
import { slug } from './seeded.ts'

/** The outside actors of the demo, all invented. */
const rows = [
  [
    'Institut de cancérologie des Deux Rives',
    'institution',
    ['research', 'support_for_sick_people'],
    'Claire Dumontel',
  ],
  ['Centre hospitalier de Valmer', 'institution', ['support_for_sick_people', 'prevention'], 'Paul Armingaud'],
  ['Association Pas à Pas', 'association', ['support_for_sick_people', 'partnership'], 'Nour Saïdi'],
  ['Réseau Aidants du Littoral', 'association', ['support_for_sick_people', 'democracy_in_health'], 'Maïwenn Corre'],
  ['Société francophone d’onco-réadaptation', 'learned_society', ['research', 'communication'], 'Alban Rochefort'],
  ['Observatoire citoyen du médicament', 'other', ['advocacy', 'democracy_in_health'], 'Irène Vauquelin'],
] as const

export const organisations: DemoOrganisation[] = rows.map(([name, type, domains, contactName], index) => ({
  key: slug(name),
  name,
  type,
  domains: [...domains],
  contactName,
  contactEmail: `${slug(name)}@example.org`,
  contactPhone: `01990001${String(10 + index)}`,
}))
