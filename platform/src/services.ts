/** What a service is called, wherever it is named: all of it follows from its area. */
function service<Area extends string>(area: Area, defaultPort: number) {
  const words = area.replaceAll('-', '_')
  const variables = words.toUpperCase()
  return {
    name: `svc-${area}` as const,
    database: `ensemble_${words}`,
    /** Its port among the settings, the variable that sets it, and the port without that. */
    port: area,
    variable: `${variables}_PORT`,
    defaultPort,
    /** Where the others find it, and where it finds a database of its own. */
    addressVariable: `${variables}_URL`,
    urlVariable: `DATABASE_URL_${variables}`,
    /** Whether it keeps the keys of what it seals, which a role of its own reads. */
    keepsKeys: area === 'users' || area === 'missions',
  }
}

/** The services, in the order in which they start and load their demo data. */
export const services = [service('users', 8101), service('articles', 8103), service('missions', 8102)] as const

export type Service = (typeof services)[number]
export type ServiceName = Service['name']

/** Something of each service, by its name. */
export function byService<Value>(make: (service: Service) => Value): Record<ServiceName, Value> {
  const made: Record<string, Value> = Object.fromEntries(services.map((each) => [each.name, make(each)]))
  if (!isOfEach(made)) throw new Error('a service is missing')
  return made
}

function isOfEach<Value>(made: Record<string, Value>): made is Record<ServiceName, Value> {
  return services.every(({ name }) => name in made)
}

/** The remotes that a fresh installation publishes. */
export const remotes = ['mf-missions', 'mf-articles', 'mf-users'] as const
