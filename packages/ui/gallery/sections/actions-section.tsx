import {
  ArrowRightIcon,
  Box,
  Button,
  EllipsisVerticalIcon,
  IconButton,
  LinkButton,
  Menu,
  PencilIcon,
  PhoneLink,
  PlusIcon,
  Text,
  TextLink,
  token,
  Trash2Icon,
} from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

/** Buttons, links, menus. */
export function ActionsSection() {
  return (
    <Section id="actions" title="Actions">
      <Example name="Boutons" row>
        <Button>S’inscrire</Button>
        <Button variant="secondary">Voir le détail</Button>
        <Button variant="quiet">Plus tard</Button>
        <Button variant="danger">Supprimer la mission</Button>
      </Example>
      <Example name="Avec icône, tailles" row>
        <Button icon={<PlusIcon />}>Ajouter</Button>
        <Button variant="secondary" iconEnd={<ArrowRightIcon />}>
          Continuer
        </Button>
        <Button size="small">Petit</Button>
        <Button size="large">Grand</Button>
      </Example>
      <Example name="En cours, désactivés" row>
        <Button loading>S’inscrire</Button>
        <Button variant="secondary" loading>
          Enregistrer
        </Button>
        <Button disabled>S’inscrire</Button>
        <Button variant="secondary" disabled>
          Voir le détail
        </Button>
      </Example>
      <Example name="Sur fond bleu" row>
        <Box sx={{ background: token('primary'), p: 3, borderRadius: '10px' }}>
          <Button variant="secondary">Découvrir les missions</Button>
        </Box>
      </Example>
      <Example name="Boutons à icône" row>
        <IconButton label="Modifier" icon={<PencilIcon size={20} />} />
        <IconButton label="Supprimer" icon={<Trash2Icon size={20} />} disabled />
      </Example>
      <Example name="Liens">
        <Text>
          Pour toute question, <TextLink href="#actions">écrivez à votre comité</TextLink> ou{' '}
          <TextLink href="#actions">lisez nos réponses</TextLink>.
        </Text>
        <Text>
          Ou appelez votre comité au <PhoneLink number="01 99 00 00 69" />.
        </Text>
        <LinkButton href="#actions">Lien en forme de bouton</LinkButton>
      </Example>
      <Example name="Menus" row>
        <Menu
          label="Actions sur la mission"
          icon={<EllipsisVerticalIcon size={20} />}
          items={[
            { id: 'edit', label: 'Modifier', icon: <PencilIcon size={20} /> },
            { id: 'delete', label: 'Supprimer', icon: <Trash2Icon size={20} />, danger: true },
          ]}
        />
        <Menu
          showLabel
          label="Trier"
          items={[
            { id: 'soon', label: 'Les plus proches', selected: true },
            { id: 'new', label: 'Les plus récentes', selected: false },
          ]}
        />
      </Example>
    </Section>
  )
}
