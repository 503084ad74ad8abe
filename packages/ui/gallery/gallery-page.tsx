import {
  BellIcon,
  BookOpenIcon,
  CompassIcon,
  FooterFrame,
  HandHeartIcon,
  HouseIcon,
  IconButton,
  LanguagesIcon,
  LayoutDashboardIcon,
  LinkButton,
  LogOutIcon,
  MainArea,
  Menu,
  Page,
  PageHeader,
  PlusIcon,
  SkipLink,
  TextLink,
  TopBarFrame,
  TopBarLink,
} from '../src/index.ts'
import { GalleryLogo } from './gallery-logo.tsx'
import { ActionsSection } from './sections/actions-section.tsx'
import { CardsSection } from './sections/cards-section.tsx'
import { ChoicesSection } from './sections/choices-section.tsx'
import { DisplaySection } from './sections/display-section.tsx'
import { FieldsSection } from './sections/fields-section.tsx'
import { FoundationsSection } from './sections/foundations-section.tsx'
import { ListsSection } from './sections/lists-section.tsx'
import { StatesSection } from './sections/states-section.tsx'
import { SurfacesSection } from './sections/surfaces-section.tsx'
import { TableSection } from './sections/table-section.tsx'
import { TextSection } from './sections/text-section.tsx'

const links = [
  { id: 'home', label: 'Accueil', icon: <HouseIcon size={24} /> },
  { id: 'resources', label: 'Ressources', icon: <BookOpenIcon size={24} /> },
  { id: 'browse', label: 'Missions', icon: <CompassIcon size={24} />, current: true },
  { id: 'dashboard', label: 'Tableau de bord', icon: <LayoutDashboardIcon size={24} /> },
]
const phoneLinks = [...links, { id: 'mine', label: 'Mes missions', icon: <HandHeartIcon size={24} />, current: false }]

/** Every component in every state, inside the frame that the product uses. */
export function GalleryPage() {
  return (
    <>
      <SkipLink label="Aller au contenu" />
      <TopBarFrame
        navLabel="Navigation principale"
        logo={
          <a href="#haut">
            <GalleryLogo />
          </a>
        }
        nav={links.map(({ id, label, current }) => (
          <TopBarLink key={id} href={`#${id}`} current={current}>
            {label}
          </TopBarLink>
        ))}
        phoneNav={phoneLinks.map(({ id, label, icon, current }) => (
          <TopBarLink key={id} href={`#${id}`} icon={icon} current={current}>
            {label}
          </TopBarLink>
        ))}
        actions={
          <>
            <Menu
              label="Langue"
              showLabel
              iconOnPhone
              icon={<LanguagesIcon size={20} />}
              items={[
                { id: 'fr', label: 'Français', selected: true },
                { id: 'en', label: 'English', selected: false, lang: 'en' },
              ]}
            />
            <IconButton label="Notifications" icon={<BellIcon size={20} />} />
            <IconButton label="Se déconnecter" icon={<LogOutIcon size={20} />} />
          </>
        }
      />
      <MainArea>
        <Page>
          <PageHeader
            back={{ label: 'Retour à l’accueil', href: '#haut' }}
            title="Galerie des composants"
            sentence="Tout ce que les écrans d’Ensemble emploient, dans chaque état. Données fictives."
            action={
              <LinkButton variant="primary" href="#actions" icon={<PlusIcon />}>
                Proposer une mission
              </LinkButton>
            }
          />
          <FoundationsSection />
          <ActionsSection />
          <FieldsSection />
          <ChoicesSection />
          <CardsSection />
          <ListsSection />
          <DisplaySection />
          <StatesSection />
          <SurfacesSection />
          <TextSection />
          <TableSection />
        </Page>
      </MainArea>
      <FooterFrame
        linksLabel="Informations"
        links={
          <>
            <TextLink quiet href="#haut">
              Accessibilité
            </TextLink>
            <TextLink quiet href="#haut">
              Mentions légales
            </TextLink>
          </>
        }
      >
        Ensemble – système de composants
      </FooterFrame>
    </>
  )
}
