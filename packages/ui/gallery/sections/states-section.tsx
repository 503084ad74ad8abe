import { useState } from 'react'
import {
  Banner,
  Button,
  Card,
  CardGridSkeleton,
  EmptyState,
  ErrorState,
  FaultSummary,
  ListSkeleton,
  Loader,
  Notice,
  RemoteUnavailable,
  SendStatus,
  type Severity,
  Toast,
} from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

const messages: Record<Severity, string> = {
  success: 'Votre demande est envoyée.',
  info: 'Une nouvelle version de la page est disponible.',
  warning: 'Votre session se termine dans une minute.',
  error: 'L’inscription n’a pas pu être enregistrée.',
}
const severities = ['success', 'info', 'warning', 'error'] as const

/** Loading, empty, failed, said. */
export function StatesSection() {
  const [toast, setToast] = useState<Severity>()
  const [shown, setShown] = useState<Severity>('success')
  return (
    <Section id="etats" title="États">
      <Example name="Envoi et connexion">
        <Banner severity="warning">Vous êtes hors connexion. Gardez cette page ouverte.</Banner>
        <SendStatus sending failure={null} />
        <SendStatus sending={false} failure="Le service ne répond pas. Rien n’est perdu : réessayez dans un instant." />
      </Example>
      <Example name="Ce qui reste à corriger">
        <FaultSummary
          title="2 champs sont à corriger"
          items={[
            { id: 'title', label: 'Titre', onGo: () => undefined },
            { id: 'place', label: 'Lieu', onGo: () => undefined },
          ]}
        />
      </Example>
      <Example name="Message bref" row>
        {severities.map((severity) => (
          <Button
            key={severity}
            variant="secondary"
            data-toast={severity}
            onClick={() => {
              setToast(severity)
              setShown(severity)
            }}
          >
            {`Montrer : ${severity}`}
          </Button>
        ))}
        <Toast
          open={toast !== undefined}
          severity={shown}
          message={messages[shown]}
          onClose={() => setToast(undefined)}
        />
      </Example>
      <Example name="Message dans la page">
        {severities.map((severity) => (
          <div key={severity} style={{ marginBottom: 12 }}>
            <Notice severity={severity} title={severity === 'error' ? 'La demande n’est pas partie' : undefined}>
              {messages[severity]}
            </Notice>
          </div>
        ))}
      </Example>
      <Example name="Rien à montrer">
        <EmptyState
          headingLevel={4}
          title="Aucune mission ne correspond"
          text="Élargissez la distance ou retirez un filtre."
          action={<Button variant="secondary">Effacer les filtres</Button>}
        />
      </Example>
      <Example name="Erreur">
        <ErrorState
          headingLevel={4}
          title="Les missions n’ont pas pu être chargées"
          text="Vérifiez votre connexion, puis réessayez."
          onRetry={() => undefined}
        />
      </Example>
      <Example name="Espace indisponible">
        <RemoteUnavailable
          headingLevel={4}
          title="L’espace Missions est indisponible"
          text="Le reste d’Ensemble fonctionne. Réessayez dans un instant."
          onRetry={() => undefined}
        />
      </Example>
      <Example name="Chargement">
        <Loader size="inline" />
        <Card as="div">
          <Loader label="Vérification de votre session…" />
        </Card>
      </Example>
      <Example name="Squelettes">
        <CardGridSkeleton count={3} />
        <div style={{ paddingTop: 24 }}>
          <ListSkeleton rows={3} />
        </div>
      </Example>
    </Section>
  )
}
