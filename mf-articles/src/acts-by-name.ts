import { rolesThatMay } from '@ensemble/contracts/permissions'
import type { RemoteAct } from '@ensemble/contracts/remote'

const submitted = JSON.stringify([{ field: 'state', operator: 'eq', value: 'submitted' }])

const acts: readonly RemoteAct[] = [
  {
    to: '/articles/new',
    roles: rolesThatMay('article.write'),
    words: {
      fr: { label: 'Écrire un article', also: 'nouvel rediger creer publier texte ressource information' },
      en: { label: 'Write an article', also: 'new create publish text resource information' },
    },
  },
  {
    to: '/resources?tab=manage',
    roles: rolesThatMay('article.write'),
    words: {
      fr: { label: 'Retrouver mes brouillons et mes articles', also: 'modifier corriger gerer redaction programmer' },
      en: { label: 'Find my drafts and my articles', also: 'edit correct manage schedule' },
    },
  },
  {
    to: `/resources?${new URLSearchParams({ tab: 'manage', filters: submitted }).toString()}`,
    roles: rolesThatMay('article.publish'),
    words: {
      fr: { label: 'Relire les articles qui attendent', also: 'valider publier approuver refuser file' },
      en: { label: 'Review articles that are waiting', also: 'approve publish accept refuse queue' },
    },
  },
  {
    to: '/resources',
    roles: ['member'],
    words: {
      fr: {
        label: 'Lire sur la maladie et la vie avec elle',
        also: 'information cancer traitement droits travail aidant',
      },
      en: {
        label: 'Read about the illness and living with it',
        also: 'information cancer treatment rights work carer',
      },
    },
  },
]

export default acts
