import { useState } from 'react'
import { Button, ConfirmDialog, Dialog, Sheet, SidePanel, Text, TextField } from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

/** Dialogs, sheets, panels. */
export function SurfacesSection() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | 'panel'>()
  const close = () => setOpen(undefined)
  return (
    <Section id="surfaces" title="Surfaces">
      <Example name="Fenêtres" row>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Ouvrir une fenêtre
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Demander confirmation
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Ouvrir une feuille
        </Button>
        <Button variant="secondary" onClick={() => setOpen('panel')}>
          Ouvrir un panneau
        </Button>
      </Example>
      <Dialog
        open={open === 'dialog'}
        title="Écrire au référent"
        onClose={close}
        actions={<Button onClick={close}>Envoyer</Button>}
      >
        <TextField label="Objet" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        danger
        title="Annuler votre inscription ?"
        consequence="Votre place est proposée à quelqu’un d’autre. Vous pourrez vous réinscrire s’il en reste une."
        cancelLabel="Garder ma place"
        confirmLabel="Annuler l’inscription"
        onConfirm={close}
        onCancel={close}
      />
      <Sheet
        open={open === 'sheet'}
        title="Filtres"
        onClose={close}
        actions={
          <Button fullWidth onClick={close}>
            Voir les résultats
          </Button>
        }
      >
        <TextField label="Lieu" />
      </Sheet>
      <SidePanel
        open={open === 'panel'}
        title="Détail de la participation"
        onClose={close}
        actions={<Button onClick={close}>Accepter</Button>}
      >
        <Text>Demande reçue lundi 23 novembre.</Text>
      </SidePanel>
    </Section>
  )
}
