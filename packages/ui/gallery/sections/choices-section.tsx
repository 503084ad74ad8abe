import { useState } from 'react'
import { Checkbox, CheckboxGroup, Grid, MultiSelect, RadioGroup, Select, Stack, Switch } from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

const half = { xs: 12, sm: 6 }
const modes = [
  { value: 'remote', label: 'À distance' },
  { value: 'on_site', label: 'Sur place' },
  { value: 'mixed', label: 'Les deux' },
] as const
const skills = [
  { value: 'writing', label: 'Écriture' },
  { value: 'listening', label: 'Écoute' },
  { value: 'speaking', label: 'Prise de parole' },
  { value: 'teamwork', label: 'Travail en équipe' },
] as const

type Mode = (typeof modes)[number]['value'] | ''
type Skill = (typeof skills)[number]['value']

/** Selects, radios, boxes, switches. */
export function ChoicesSection() {
  const [mode, setMode] = useState<Mode>('')
  const [chosen, setChosen] = useState<Skill[]>(['writing', 'listening', 'speaking'])
  return (
    <Section id="choix" title="Choix">
      <SelectExample mode={mode} setMode={setMode} chosen={chosen} setChosen={setChosen} />
      <RadioExample mode={mode} setMode={setMode} />
      <Example name="Groupe de cases">
        <CheckboxGroup
          legend="Que savez-vous faire ?"
          hint="Autant de réponses que vous voulez."
          options={skills}
          value={chosen}
          onChange={setChosen}
        />
      </Example>
      <BoxExample />
    </Section>
  )
}

interface ModeProps {
  mode: Mode
  setMode: (mode: Mode) => void
}

interface SkillProps {
  chosen: Skill[]
  setChosen: (chosen: Skill[]) => void
}

function SelectExample({ mode, setMode, chosen, setChosen }: ModeProps & SkillProps) {
  return (
    <Example name="Liste : vide, choisie, erreur, confirmée, désactivée, plusieurs choix">
      <Grid container spacing={3}>
        <Grid size={half}>
          <Select
            label="Forme de la mission"
            options={modes}
            value={mode}
            onChange={setMode}
            emptyOption="Toutes"
            placeholder="Toutes les formes"
          />
        </Grid>
        <Grid size={half}>
          <Select
            label="Forme souhaitée"
            options={modes}
            value="on_site"
            onChange={setMode}
            hint="Vous pourrez en changer."
          />
        </Grid>
        <Grid size={half}>
          <Select
            label="Forme attendue"
            options={modes}
            value=""
            onChange={setMode}
            error="Choisissez une forme pour continuer."
          />
        </Grid>
        <Grid size={half}>
          <Select label="Forme vérifiée" options={modes} value="mixed" onChange={setMode} confirmed />
        </Grid>
        <Grid size={half}>
          <Select label="Forme fixée" options={modes} value="remote" onChange={setMode} disabled />
        </Grid>
        <Grid size={half}>
          <MultiSelect label="Vos savoir-faire" options={skills} value={chosen} onChange={setChosen} />
        </Grid>
      </Grid>
    </Example>
  )
}

function RadioExample({ mode, setMode }: ModeProps) {
  return (
    <Example name="Boutons radio">
      <Grid container spacing={3}>
        <Grid size={half}>
          <RadioGroup
            legend="Comment souhaitez-vous participer ?"
            hint="Une seule réponse."
            options={[
              { value: 'remote', label: 'À distance', hint: 'Par téléphone ou visioconférence' },
              { value: 'on_site', label: 'Sur place' },
              { value: 'mixed', label: 'Les deux', disabled: true },
            ]}
            value={mode || 'on_site'}
            onChange={setMode}
          />
        </Grid>
        <Grid size={half}>
          <RadioGroup
            inline
            legend="Avez-vous déjà participé ?"
            options={[
              { value: 'yes', label: 'Oui' },
              { value: 'no', label: 'Non' },
            ]}
            value=""
            onChange={() => undefined}
            error="Choisissez une réponse."
          />
        </Grid>
      </Grid>
    </Example>
  )
}

function BoxExample() {
  return (
    <Example name="Cases et interrupteurs">
      <Grid container spacing={3}>
        <Grid size={half}>
          <Stack>
            <Checkbox label="Recevoir la lettre du comité" defaultChecked />
            <Checkbox label="Afficher mon prénom aux autres participants" />
            <Checkbox label="J’accepte la charte du bénévolat" error="La charte doit être acceptée pour s’inscrire." />
            <Checkbox label="Membre du comité" disabled defaultChecked />
          </Stack>
        </Grid>
        <Grid size={half}>
          <Stack>
            <Switch label="Rappels par e-mail" defaultChecked />
            <Switch label="Résumé du jour" />
            <Switch label="Messages de service" disabled defaultChecked />
          </Stack>
        </Grid>
      </Grid>
    </Example>
  )
}
