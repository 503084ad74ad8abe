/** A department of the league, with the committee that members may write to (fictional contacts). */
export interface Department {
  code: string
  name: string
  region: string
  committeeName: string
  contactEmail: string
  phone: string
}

/** 96 metropolitan departments (2A, 2B) and seven overseas, by region. */
const regions: Record<string, string> = {
  'Auvergne-Rhône-Alpes':
    '01 Ain|03 Allier|07 Ardèche|15 Cantal|26 Drôme|38 Isère|42 Loire|43 Haute-Loire|63 Puy-de-Dôme|69 Rhône|73 Savoie|74 Haute-Savoie',
  'Bourgogne-Franche-Comté':
    '21 Côte-d’Or|25 Doubs|39 Jura|58 Nièvre|70 Haute-Saône|71 Saône-et-Loire|89 Yonne|90 Territoire de Belfort',
  Bretagne: '22 Côtes-d’Armor|29 Finistère|35 Ille-et-Vilaine|56 Morbihan',
  'Centre-Val de Loire': '18 Cher|28 Eure-et-Loir|36 Indre|37 Indre-et-Loire|41 Loir-et-Cher|45 Loiret',
  Corse: '2A Corse-du-Sud|2B Haute-Corse',
  'Grand Est':
    '08 Ardennes|10 Aube|51 Marne|52 Haute-Marne|54 Meurthe-et-Moselle|55 Meuse|57 Moselle|67 Bas-Rhin|68 Haut-Rhin|88 Vosges',
  'Hauts-de-France': '02 Aisne|59 Nord|60 Oise|62 Pas-de-Calais|80 Somme',
  'Île-de-France':
    '75 Paris|77 Seine-et-Marne|78 Yvelines|91 Essonne|92 Hauts-de-Seine|93 Seine-Saint-Denis|94 Val-de-Marne|95 Val-d’Oise',
  Normandie: '14 Calvados|27 Eure|50 Manche|61 Orne|76 Seine-Maritime',
  'Nouvelle-Aquitaine':
    '16 Charente|17 Charente-Maritime|19 Corrèze|23 Creuse|24 Dordogne|33 Gironde|40 Landes|47 Lot-et-Garonne|64 Pyrénées-Atlantiques|79 Deux-Sèvres|86 Vienne|87 Haute-Vienne',
  Occitanie:
    '09 Ariège|11 Aude|12 Aveyron|30 Gard|31 Haute-Garonne|32 Gers|34 Hérault|46 Lot|48 Lozère|65 Hautes-Pyrénées|66 Pyrénées-Orientales|81 Tarn|82 Tarn-et-Garonne',
  'Pays de la Loire': '44 Loire-Atlantique|49 Maine-et-Loire|53 Mayenne|72 Sarthe|85 Vendée',
  'Provence-Alpes-Côte d’Azur':
    '04 Alpes-de-Haute-Provence|05 Hautes-Alpes|06 Alpes-Maritimes|13 Bouches-du-Rhône|83 Var|84 Vaucluse',
  'Outre-mer':
    '971 Guadeloupe|972 Martinique|973 Guyane|974 La Réunion|976 Mayotte|987 Polynésie française|988 Nouvelle-Calédonie',
}

const listed = Object.entries(regions)
  .flatMap(([region, entries]) =>
    entries.split('|').map((entry) => {
      const space = entry.indexOf(' ')
      return { code: entry.slice(0, space), name: entry.slice(space + 1), region }
    }),
  )
  .sort((a, b) => (a.code < b.code ? -1 : 1))

/** Every department, in the order of its code. */
export const departments: readonly Department[] = listed.map(({ code, name, region }, index) => {
  const digits = String(index).padStart(4, '0')
  return {
    code,
    name,
    region,
    committeeName: `Comité ${name}`,
    contactEmail: `comite-${code.toLowerCase()}@example.org`,
    phone: `01 99 00 ${digits.slice(0, 2)} ${digits.slice(2)}`,
  }
})

/** Who answers for a mission: the committee of its department; the national office for what is of none. */
export function officeOf(departmentCode: string | null): Pick<Department, 'committeeName' | 'contactEmail' | 'phone'> {
  return departments.find(({ code }) => code === departmentCode) ?? nationalOffice
}

const nationalOffice = {
  committeeName: 'Siège national',
  contactEmail: 'siege-national@example.org',
  phone: '01 99 00 01 03',
}

export const departmentCodes: readonly string[] = departments.map((department) => department.code)

/**
 * The department that a French postal code lies in; Corsica's two share the prefix 20.
 * @returns null for what is no postal code of a department of the league
 */
export function departmentOfPostalCode(postalCode: string): string | null {
  if (!/^\d{5}$/.test(postalCode)) return null
  const three = postalCode.slice(0, 3)
  const corsican = three === '200' || three === '201' ? '2A' : '2B'
  const code = postalCode.startsWith('20') ? corsican : /^9[78]/.test(postalCode) ? three : postalCode.slice(0, 2)
  return departmentCodes.includes(code) ? code : null
}

/** The name of the department that a French postal code lies in, spaces around it forgiven; null where there is none. */
export function departmentNamed(postalCode: string): string | null {
  const code = departmentOfPostalCode(postalCode.trim())
  return departments.find((department) => department.code === code)?.name ?? null
}
