export interface Place {
  departmentCode: string
  city: string
  postalCode: string
  /** How many demo members live here, compared with the others. */
  weight: number
}

/**
 * The departments that the demo populates (decisions.md §12). 48 and 987 stay empty on purpose, to show empty states;
 * 23 has members but nobody in charge.
 */
export const places: readonly [Place, ...Place[]] = [
  { departmentCode: '69', city: 'Lyon', postalCode: '69003', weight: 7 },
  { departmentCode: '44', city: 'Nantes', postalCode: '44000', weight: 4 },
  { departmentCode: '59', city: 'Lille', postalCode: '59000', weight: 4 },
  { departmentCode: '13', city: 'Marseille', postalCode: '13005', weight: 4 },
  { departmentCode: '33', city: 'Bordeaux', postalCode: '33000', weight: 4 },
  { departmentCode: '31', city: 'Toulouse', postalCode: '31000', weight: 3 },
  { departmentCode: '67', city: 'Strasbourg', postalCode: '67000', weight: 3 },
  { departmentCode: '35', city: 'Rennes', postalCode: '35000', weight: 3 },
  { departmentCode: '75', city: 'Paris', postalCode: '75013', weight: 5 },
  { departmentCode: '76', city: 'Rouen', postalCode: '76000', weight: 3 },
  { departmentCode: '2A', city: 'Ajaccio', postalCode: '20000', weight: 1 },
  { departmentCode: '972', city: 'Fort-de-France', postalCode: '97200', weight: 2 },
  { departmentCode: '974', city: 'Saint-Denis', postalCode: '97400', weight: 2 },
  { departmentCode: '23', city: 'Guéret', postalCode: '23000', weight: 1 },
]

/** The departments that run missions: all but the one without anybody in charge. */
export const missionPlaces = places.filter((place) => place.departmentCode !== '23')

/** @throws when the department is not one that the demo populates */
export function placeOf(departmentCode: string): Place {
  const place = places.find((candidate) => candidate.departmentCode === departmentCode)
  if (!place) throw new Error(`The demo has no place in department ${departmentCode}`)
  return place
}
