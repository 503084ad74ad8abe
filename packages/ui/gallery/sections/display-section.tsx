import { useState } from 'react'
import {
  Avatar,
  BarChart,
  Button,
  CardGrid,
  Chip,
  ClockIcon,
  Figure,
  HandHeartIcon,
  Stack,
  StatusChip,
  Stepper,
  TextField,
  Timeline,
  UsersIcon,
} from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

const statuses = [
  { tone: 'confirmed', label: 'Acceptée' },
  { tone: 'waiting', label: 'En attente' },
  { tone: 'refused', label: 'Refusée' },
  { tone: 'invitation', label: 'Invitation' },
  { tone: 'progress', label: 'En cours' },
  { tone: 'last', label: 'Dernières places' },
  { tone: 'neutral', label: 'Terminée' },
] as const

/** Chips, figures, charts, timelines, steps. */
export function DisplaySection() {
  const [step, setStep] = useState(1)
  return (
    <Section id="affichage" title="Affichage">
      <Example name="Étiquettes d’état" row>
        {statuses.map(({ tone, label }) => (
          <StatusChip key={tone} tone={tone} label={label} />
        ))}
      </Example>
      <Example name="Étiquettes, portraits" row>
        <Chip label="Prévention" />
        <Chip label="À 12 km" icon={<ClockIcon />} />
        <Chip label="Soutien" onRemove={() => undefined} />
        <Avatar name="Inès Karoui" />
        <Avatar size={48} />
      </Example>
      <Example name="Chiffres">
        <CardGrid label="Chiffres" minWidth={220}>
          <Figure label="Missions" value="12" icon={<HandHeartIcon size={20} />} sentence="Depuis janvier 2026" />
          <Figure label="Heures offertes" value="46" icon={<ClockIcon size={20} />} />
          <Figure
            label="Membres"
            value="1 204"
            icon={<UsersIcon size={20} />}
            link={{ label: 'Voir la liste', href: '#affichage' }}
          />
        </CardGrid>
      </Example>
      <Example name="Diagramme">
        <BarChart
          title="Participations par domaine"
          categoryLabel="Domaine"
          categories={['Prévention', 'Soutien', 'Recherche', 'Communication']}
          series={[
            { label: '2025', values: [12, 30, 8, 4] },
            { label: '2026', values: [18, 41, 6, 0] },
          ]}
        />
      </Example>
      <Example name="Frise">
        <Timeline
          label="Votre inscription"
          items={[
            {
              id: 'asked',
              title: 'Demande envoyée',
              when: 'lundi 23 novembre 2026',
              dateTime: '2026-11-23',
              state: 'done',
            },
            { id: 'answer', title: 'Réponse du référent', when: 'sous trois jours', state: 'now' },
            {
              id: 'day',
              title: 'Jour de la mission',
              when: 'samedi 12 décembre, 14 h – 17 h',
              dateTime: '2026-12-12',
              state: 'next',
            },
          ]}
        />
      </Example>
      <Example name="Étapes">
        <Stack spacing={2}>
          <Stepper
            label="Nouvelle mission"
            current={step}
            steps={[
              { id: 'nature', label: 'Nature', content: <TextField label="Titre de la mission" /> },
              { id: 'when', label: 'Quand et où', content: <TextField label="Lieu de la mission" /> },
              { id: 'who', label: 'Profils recherchés', content: <TextField label="Profil recherché" /> },
              { id: 'review', label: 'Relecture', content: <TextField label="Mot au référent" optional /> },
            ]}
          />
          <Stack direction="row" spacing={2}>
            <Button variant="secondary" disabled={step === 0} onClick={() => setStep(step - 1)}>
              Étape précédente
            </Button>
            <Button disabled={step === 3} onClick={() => setStep(step + 1)}>
              Étape suivante
            </Button>
          </Stack>
        </Stack>
      </Example>
    </Section>
  )
}
