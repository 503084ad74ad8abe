// Writes the migration that fills the table `communes` of svc-missions, or with `post-codes` the table `post_codes` of
// svc-users: which post code lies where. README.md beside this file says where the two sources come from, and under
// which licences.
import { readFileSync } from 'node:fs'

const [communesFile, epciFile, departmentsFile, citiesFile, wanted = 'communes'] = process.argv.slice(2)
if (!citiesFile) {
  process.stderr.write(
    'node write-migration.mjs communes.json epci.json departements.json cities500.txt [post-codes] > migration.sql\n',
  )
  process.exit(1)
}
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** A commune nearer than this to the middle of its post code is not written by itself; kilometres. */
const worthSaying = 2

const listed = read(communesFile)
const communes = listed.filter(({ type, codesPostaux }) => type === 'commune-actuelle' && codesPostaux?.length > 0)
const partsOf = grouped(listed.flatMap(({ code, chefLieu }) => (chefLieu ? [[chefLieu, code]] : [])))
const located = locations()
const points = new Map(communes.map((commune) => [commune.code, locationOf(commune)]))
const byPostalCode = grouped(communes.flatMap((commune) => commune.codesPostaux.map((code) => [code, commune])))
const byGroup = groups()

const lines = []
for (const [postalCode, members] of [...byPostalCode].sort()) {
  const known = members.map((commune) => points.get(commune.code)).filter(Boolean)
  const middle = known.length > 0 ? mean(known) : aroundOf(members[0])
  if (!middle) continue
  lines.push([postalCode, middle, ''])
  if (members.length === 1) continue
  for (const commune of members) {
    const own = points.get(commune.code)
    if (own && kilometres(own, middle) >= worthSaying) lines.push([postalCode, own, commune.nom])
  }
}
for (const { code, chefLieu } of read(departmentsFile)) {
  const point = points.get(chefLieu) ?? aroundOf({ departement: code })
  if (point) lines.push([code, point, ''])
}
process.stdout.write(wanted === 'post-codes' ? postCodes() : migration())

/** A line for each department. */
function written(points) {
  const all = points.map(([code, [lat, lng], name]) =>
    [code, thousandths(lat), thousandths(lng), name].join(' ').trim(),
  )
  return [...grouped(all.map((line) => [line.slice(0, 2), line])).values()].map((each) => each.join('|')).join('\n')
}

/** Where post codes and departments lie, without their communes. */
function postCodes() {
  return `-- no transaction
-- Where post codes and departments lie, in thousandths of a degree: INSEE, La Poste and GeoNames (NOTICE.md).
-- Written by tools/communes.
insert into post_codes (code, latitude, longitude)
select part[1], part[2]::real / 1000, part[3]::real / 1000
from regexp_split_to_table($codes$
${written(lines.filter(([, , name]) => name === ''))}
$codes$, '[|\\n]') line cross join lateral regexp_match(line, '^(\\S+) (-?\\d+) (-?\\d+)$') part
where line <> ''
on conflict (code) do update set latitude = excluded.latitude, longitude = excluded.longitude;
`
}

function migration() {
  return `-- no transaction
-- Where post codes, communes and departments lie, in thousandths of a degree: INSEE, La Poste and GeoNames (NOTICE.md).
-- Written by tools/communes.
insert into communes (postal_code, latitude, longitude, city)
select part[1], part[2]::real / 1000, part[3]::real / 1000, plain_text(coalesce(part[4], ''))
from regexp_split_to_table($communes$
${written(lines)}
$communes$, '[|\\n]') line cross join lateral regexp_match(line, '^(\\S+) (-?\\d+) (-?\\d+) ?(.*)$') part
where line <> ''
on conflict (postal_code, city) do update set latitude = excluded.latitude, longitude = excluded.longitude;
`
}

/** Where places of 500 people and more lie, by the code of their commune; the largest where a commune has several. */
function locations() {
  const largest = new Map()
  const overseas = ['GP', 'MQ', 'GF', 'RE', 'YT', 'NC', 'PF']
  for (const line of readFileSync(citiesFile, 'utf8').split('\n')) {
    const [, name, , , lat, lng, , kind, country, , admin1, , , code, people] = line.split('\t')
    if (country !== 'FR' && !overseas.includes(country)) continue
    // The quarters of a town, and places that are no more.
    if (['PPLX', 'PPLH', 'PPLQ', 'PPLW'].includes(kind)) continue
    // Mayotte has the commune at the first level, and the lands of the Pacific have names alone.
    const named = country === 'NC' || country === 'PF' ? `${country} ${plain(name)}` : ''
    const keys = [code, named, country === 'YT' ? admin1 : '']
    for (const key of keys.filter(Boolean)) {
      const before = largest.get(key)
      if (!before || before.people < Number(people))
        largest.set(key, { people: Number(people), at: [Number(lat), Number(lng)] })
    }
  }
  return largest
}

/** Of a commune that is not known itself, one of those it was made of. */
function locationOf({ code, nom, anciensCodes = [] }) {
  const country = code.startsWith('988') ? 'NC' : code.startsWith('987') ? 'PF' : ''
  const parts = partsOf.get(code) ?? []
  const known = [code, `${country} ${plain(nom)}`, ...anciensCodes, ...parts].find((key) => located.has(key))
  return known === undefined ? null : located.get(known).at
}

/** Known points of the same association of communes, and of the same arrondissement. */
function groups() {
  const epciOf = new Map(
    read(epciFile).flatMap(({ code, membres }) => membres.map((member) => [member.code, `e${code}`])),
  )
  const keysOf = ({ code, arrondissement, departement }) => [
    ...(epciOf.has(code) ? [epciOf.get(code)] : []),
    ...(arrondissement ? [`a${arrondissement}`] : []),
    ...(departement ? [`d${departement}`] : []),
  ]
  const known = grouped(
    communes.flatMap((commune) => {
      const point = points.get(commune.code)
      return point ? keysOf(commune).map((key) => [key, point]) : []
    }),
  )
  return { keysOf, known }
}

function aroundOf(commune) {
  const key = byGroup.keysOf(commune).find((each) => byGroup.known.has(each))
  return key && mean(byGroup.known.get(key))
}

function grouped(pairs) {
  const all = new Map()
  for (const [key, value] of pairs) {
    const held = all.get(key)
    if (held) held.push(value)
    else all.set(key, [value])
  }
  return all
}

function mean(all) {
  const sum = (place) => all.reduce((total, point) => total + point[place], 0) / all.length
  return [sum(0), sum(1)]
}

function kilometres([lat1, lng1], [lat2, lng2]) {
  const radians = Math.PI / 180
  const x = (lng2 - lng1) * radians * Math.cos(((lat1 + lat2) / 2) * radians)
  return 6371 * Math.hypot(x, (lat2 - lat1) * radians)
}

function plain(name) {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function thousandths(degrees) {
  return Math.round(degrees * 1000)
}
