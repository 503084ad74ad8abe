import { Box, Heading, Stack, Text, token, type TokenName } from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

const roles = [
  'primary',
  'secondary',
  'error',
  'error-text',
  'ground',
  'surface',
  'line',
  'border',
  'text',
  'text-second',
] as const satisfies readonly TokenName[]
const grays = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000] as const
const hues = ['green', 'yellow', 'red', 'purple', 'pink', 'orange', 'teal'] as const

/** Colours, type scale. */
export function FoundationsSection() {
  return (
    <Section id="fondations" title="Fondations">
      <Example name="Rôles de couleur" row>
        {roles.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Example>
      <Example name="Gris" row>
        {grays.map((step) => (
          <Swatch key={step} name={`gray-${step}`} />
        ))}
      </Example>
      <Example name="Palette" row>
        {hues
          .flatMap((hue) => [50, 500, 700].map((step) => ({ hue, step })))
          .map(({ hue, step }) => (
            <Swatch
              key={`${hue}-${step}`}
              name={step === 50 ? `${hue}-50` : step === 500 ? `${hue}-500` : `${hue}-700`}
            />
          ))}
      </Example>
      <Example name="Titres et textes">
        <Stack spacing={1.5}>
          {(['xl', 'l', 'm', 's'] as const).map((size) => (
            <Heading key={size} level={4} size={size}>
              Être entouré, à chaque étape
            </Heading>
          ))}
          <Text>
            Corps de texte : les bénévoles de votre comité vous accueillent près de chez vous, sans condition.
          </Text>
          <Text tone="second">Second texte : une réponse sous trois jours ouvrés.</Text>
          <Text size="small">Petit texte : le plus petit du produit.</Text>
          <Text weight="medium">1 204,50</Text>
        </Stack>
      </Example>
    </Section>
  )
}

function Swatch({ name }: { name: TokenName }) {
  return (
    <Stack spacing={0.5} sx={{ width: 112 }}>
      <Box sx={{ height: 48, borderRadius: '8px', border: `1px solid ${token('line')}`, background: token(name) }} />
      <Text size="small" tone="second">
        {name}
      </Text>
    </Stack>
  )
}
