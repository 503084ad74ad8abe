import { formats, type SampleRow, themes } from './sample-row.ts'

const subjects = [
  'Cuisine douce',
  'Marche du matin',
  'Carnet de croquis',
  'Sommeil et repos',
  'Chant à plusieurs',
  'Écriture libre',
  'Jardin partagé',
  'Droits au travail',
  'Gymnastique assise',
  'Photographie de quartier',
]
const places = ['Valmer', 'Saint-Aubin-les-Pins', 'Port-Clair', 'Les Ormes', 'Montbrume', null]

const firstDay = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

/** The 60 rows of the sample: invented, the same at each visit, no two alike. */
export const sampleRows: readonly SampleRow[] = Array.from({ length: 60 }, (_, index) => {
  const subject = subjects[index % subjects.length] ?? ''
  const round = Math.floor(index / subjects.length) + 1
  return {
    id: String(index + 1),
    title: `${subject}, séance ${String(round)}`,
    place: places[(index * 7 + round) % places.length] ?? null,
    seats: index % 11 === 10 ? null : 4 + ((index * 17) % 37),
    day: index % 13 === 12 ? null : new Date(firstDay + ((index * 29) % 360) * dayMs).toISOString().slice(0, 10),
    format: formats[(index * 5 + round) % formats.length] ?? 'workshop',
    themes: themes.filter((_theme, place) => (index + place * round) % 3 === 0),
  }
})
