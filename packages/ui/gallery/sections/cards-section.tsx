import {
  Button,
  CalendarIcon,
  Card,
  CardCover,
  CardGrid,
  CardTitle,
  Chip,
  Facts,
  MapPinIcon,
  StatusChip,
  Text,
  UsersIcon,
} from '../../src/index.ts'
import { coverPicture } from '../cover-picture.ts'
import { Example, Section } from '../example.tsx'

const long =
  'Relire avec nous les brochures destinées aux personnes qui commencent un traitement, et dire ce qui manque ou ce qui inquiète'

/** Cards, with and without cover, typical and overfull. */
export function CardsSection() {
  return (
    <Section id="cartes" title="Cartes">
      <Example name="Grille de cartes">
        <CardGrid label="Missions">
          <Card
            cover={<CardCover src={coverPicture} overlay={<StatusChip tone="last" label="Il reste 2 places" />} />}
            footer={<Chip label="Soutien" />}
          >
            <CardTitle level={4} href="#cartes">
              Tenir le stand d’accueil
            </CardTitle>
            <Text tone="second">{'Samedi 12 décembre, 14 h – 17 h. Villeurbanne.'}</Text>
          </Card>
          <Card
            cover={<CardCover src={coverPicture} />}
            footer={
              <>
                <Chip label="Relecture" />
                <Chip label="Droits des personnes malades" />
              </>
            }
          >
            <CardTitle level={4} href="#cartes">
              {long}
            </CardTitle>
            <Text tone="second">À distance, quand vous voulez.</Text>
          </Card>
          <Card
            cover={<CardCover />}
            footer={
              <Button size="small" variant="secondary">
                Se désinscrire
              </Button>
            }
          >
            <StatusChip tone="confirmed" label="Inscription acceptée" />
            <CardTitle level={4} href="#cartes">
              Sans image : le fond reste calme
            </CardTitle>
          </Card>
        </CardGrid>
      </Example>
      <Example name="Carte bordée, avec l’essentiel">
        <Card as="div" outline="line">
          <Facts
            facts={[
              { id: 'when', label: 'Quand', value: 'Samedi 12 décembre, 14 h – 17 h', icon: <CalendarIcon /> },
              { id: 'where', label: 'Où', value: 'Maison des associations, Villeurbanne', icon: <MapPinIcon /> },
              { id: 'who', label: 'Places', value: '6 sur 8', icon: <UsersIcon /> },
            ]}
          />
        </Card>
      </Example>
    </Section>
  )
}
