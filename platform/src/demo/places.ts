type Commune = Pick<Place, 'city' | 'postalCode'>

export interface Place {
  departmentCode: string
  city: string
  postalCode: string
  /** How many demo members live here, compared with the others. */
  weight: number
}

/**
 * The departments that the demo populates. 48 and 987 stay empty on purpose, to show empty states; 23 has members but
 * nobody in charge.
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

/** Communes of each department besides its first, where missions take place as well. */
const communes: Readonly<Record<string, readonly (readonly [city: string, postalCode: string])[]>> = {
  69: [
    ['Villeurbanne', '69100'],
    ['Vénissieux', '69200'],
    ['Givors', '69700'],
    ['Villefranche-sur-Saône', '69400'],
  ],
  44: [
    ['Saint-Nazaire', '44600'],
    ['Rezé', '44400'],
    ['Châteaubriant', '44110'],
  ],
  59: [
    ['Roubaix', '59100'],
    ['Dunkerque', '59140'],
    ['Valenciennes', '59300'],
  ],
  13: [
    ['Aix-en-Provence', '13100'],
    ['Arles', '13200'],
    ['Martigues', '13500'],
  ],
  33: [
    ['Mérignac', '33700'],
    ['Arcachon', '33120'],
    ['Libourne', '33500'],
  ],
  31: [
    ['Blagnac', '31700'],
    ['Colomiers', '31770'],
    ['Muret', '31600'],
  ],
  67: [
    ['Haguenau', '67500'],
    ['Sélestat', '67600'],
    ['Saverne', '67700'],
  ],
  35: [
    ['Saint-Malo', '35400'],
    ['Fougères', '35300'],
    ['Vitré', '35500'],
  ],
  75: [],
  76: [
    ['Dieppe', '76200'],
    ['Elbeuf', '76500'],
    ['Fécamp', '76400'],
  ],
  '2A': [
    ['Porto-Vecchio', '20137'],
    ['Sartène', '20100'],
  ],
  972: [
    ['Schœlcher', '97233'],
    ['Sainte-Marie', '97230'],
  ],
  974: [
    ['Saint-Pierre', '97410'],
    ['Saint-Paul', '97460'],
  ],
}

/** The towns of a department, its first one first. */
export function townsOf(place: Place): [Commune, ...Commune[]] {
  const others = communes[place.departmentCode] ?? []
  return [place, ...others.map(([city, postalCode]) => ({ city, postalCode }))]
}

/** The departments that run missions: all but the one without anybody in charge. */
export const missionPlaces = places.filter((place) => place.departmentCode !== '23')

/** @throws when the department is not one that the demo populates */
export function placeOf(departmentCode: string): Place {
  const place = places.find((candidate) => candidate.departmentCode === departmentCode)
  if (!place) throw new Error(`The demo has no place in department ${departmentCode}`)
  return place
}
