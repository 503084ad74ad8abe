import { useState } from 'react'
import { Button, Card, FormSection, Grid, PasswordField, SearchField, TextArea, TextField } from '../../src/index.ts'
import { RichEditor } from '../../src/rich-editor/index.ts'
import { Example, Section } from '../example.tsx'

const half = { xs: 12, sm: 6 }

/** Text fields in their four states, password, search, a section of a form. */
export function FieldsSection() {
  const [search, setSearch] = useState('')
  const [words, setWords] = useState('accueil')
  const [rich, setRich] = useState('<h2>Votre rôle</h2><p>Vous tenez le stand <strong>à trois</strong>.</p>')
  return (
    <Section id="champs" title="Champs">
      <Example name="Texte mis en forme">
        <RichEditor label="Description" hint="50 caractères au moins." value={rich} onChange={setRich} />
      </Example>
      <Example name="Champ de texte : normal, erreur, confirmé, désactivé">
        <Grid container spacing={3}>
          <Grid size={half}>
            <TextField label="Prénom" hint="Tel que vos proches l’emploient." autoComplete="off" />
          </Grid>
          <Grid size={half}>
            <TextField
              label="Adresse électronique"
              type="email"
              defaultValue="camille.exemple"
              error="Il manque la fin de l’adresse, par exemple « @exemple.fr »."
            />
          </Grid>
          <Grid size={half}>
            <TextField label="Code postal" defaultValue="69003" confirmed inputMode="numeric" />
          </Grid>
          <Grid size={half}>
            <TextField label="Comité" defaultValue="Rhône" disabled />
          </Grid>
          <Grid size={half}>
            <TextField label="Téléphone" type="tel" optional placeholder="06 00 00 00 00" />
          </Grid>
          <Grid size={half}>
            <PasswordField
              label="Mot de passe"
              autoComplete="new-password"
              defaultValue="lavande-tilleul"
              hint="12 caractères au moins."
            />
          </Grid>
          <Grid size={half}>
            <PasswordField label="Mot de passe actuel" autoComplete="off" error="Ce mot de passe n’est pas le bon." />
          </Grid>
          <Grid size={half}>
            <TextArea label="Votre message" optional hint="Le comité répond sous trois jours." />
          </Grid>
        </Grid>
      </Example>
      <Example name="Recherche : simple, remplie, avec bouton, désactivée">
        <Grid container spacing={3}>
          <Grid size={half}>
            <SearchField
              label="Chercher une mission"
              placeholder="Chercher une mission"
              value={search}
              onChange={setSearch}
            />
          </Grid>
          <Grid size={half}>
            <SearchField label="Chercher un article" value={words} onChange={setWords} />
          </Grid>
          <Grid size={half}>
            <SearchField
              label="Chercher une ressource"
              placeholder="Chercher une ressource"
              value={search}
              onChange={setSearch}
              onSearch={setSearch}
              withButton
            />
          </Grid>
          <Grid size={half}>
            <SearchField
              label="Chercher un membre"
              placeholder="Chercher un membre"
              value=""
              onChange={setSearch}
              onSearch={setSearch}
              withButton
              disabled
            />
          </Grid>
        </Grid>
      </Example>
      <Example name="Section de formulaire">
        <Card as="div">
          <FormSection
            headingLevel={4}
            title="Votre lieu de vie"
            why="Pour vous proposer des missions près de chez vous."
            whoSees="Le référent de votre comité, personne d’autre."
            actions={<Button>Enregistrer</Button>}
          >
            <TextField label="Ville" autoComplete="off" />
            <TextField label="Distance que vous pouvez parcourir, en kilomètres" inputMode="numeric" optional />
          </FormSection>
        </Card>
      </Example>
    </Section>
  )
}
