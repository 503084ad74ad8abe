import { CellChip, type TableColumn } from '../src/data-grid/index.ts'

interface SampleRow {
  id: string
  name: string
  type: 'patient' | 'caregiver'
  createdAt: string
  missions: number
  accepted: boolean
}

const names = [
  'Camille Exemple',
  'Dominique Modèle',
  'Claude Spécimen',
  'Maxence de la Très-Longue-Exemplarité',
  'Alix Échantillon',
  'Sacha Témoin',
]
const types = { patient: 'Patient', caregiver: 'Aidant' } as const

/** Sixty fictional rows. */
export const sampleRows: readonly SampleRow[] = Array.from({ length: 60 }, (_, index) => ({
  id: `row-${index}`,
  name: names[index % names.length] ?? '',
  type: index % 3 === 0 ? 'caregiver' : 'patient',
  createdAt: new Date(Date.UTC(2026, 10, 20 - (index % 20))).toISOString(),
  missions: (index * 7) % 13,
  accepted: index % 2 === 0,
}))

/** One column of each kind. */
export const sampleColumns: readonly TableColumn<SampleRow>[] = [
  {
    id: 'name',
    label: 'Nom',
    kind: 'text',
    width: 220,
    render: (row) => row.name,
    link: (row) => ({ href: `#${row.id}` }),
  },
  {
    id: 'type',
    label: 'Profil',
    kind: 'choice',
    quick: true,
    render: (row) => types[row.type],
    choices: [
      { value: 'patient', label: 'Patient' },
      { value: 'caregiver', label: 'Aidant' },
    ],
  },
  {
    id: 'status',
    label: 'Réponse',
    kind: 'choice',
    sortable: false,
    filterable: false,
    width: 160,
    render: (row) => (
      <CellChip tone={row.accepted ? 'confirmed' : 'waiting'} label={row.accepted ? 'Acceptée' : 'En attente'} />
    ),
  },
  {
    id: 'createdAt',
    label: 'Demande reçue',
    kind: 'date',
    width: 180,
    render: (row) => new Date(row.createdAt).toLocaleDateString('fr', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
  },
  { id: 'missions', label: 'Missions', kind: 'number', width: 110, render: (row) => row.missions },
  { id: 'id', label: 'Numéro', kind: 'text', width: 110, hidden: true, render: (row) => row.id },
]
