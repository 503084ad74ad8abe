/** The three services, in the order in which they start and load their demo data. */
export const services = [
  {
    name: 'svc-users',
    database: 'ensemble_users',
    port: 'users',
    variable: 'USERS_PORT',
    urlVariable: 'DATABASE_URL_USERS',
  },
  {
    name: 'svc-articles',
    database: 'ensemble_articles',
    port: 'articles',
    variable: 'ARTICLES_PORT',
    urlVariable: 'DATABASE_URL_ARTICLES',
  },
  {
    name: 'svc-missions',
    database: 'ensemble_missions',
    port: 'missions',
    variable: 'MISSIONS_PORT',
    urlVariable: 'DATABASE_URL_MISSIONS',
  },
] as const

export type Service = (typeof services)[number]
export type ServiceName = Service['name']

/** The remotes that a fresh installation publishes. A fourth area is a line here and a folder of its own. */
export const remotes = ['mf-missions', 'mf-articles', 'mf-users'] as const
