import { useState } from 'react'
import { Button, ConfirmDialog, Dialog, SendDialog, Sheet, SidePanel, Text, TextField } from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

/** Dialogs, sheets, panels. */
export function SurfacesSection() {
  const [open, setOpen] = useState<'dialog' | 'send' | 'confirm' | 'sheet' | 'panel'>()
  const [sending, setSending] = useState(false)
  const close = () => setOpen(undefined)
  function send() {
    setSending(true)
    // Longer than after what the window says that it goes on.
    setTimeout(() => setSending(false), 8000)
  }
  return (
    <Section id="surfaces" title="Surfaces">
      <Example name="Fenêtres" row>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Ouvrir une fenêtre
        </Button>
        <Button variant="secondary" onClick={() => setOpen('send')}>
          Ouvrir une fenêtre qui envoie
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
      <SendDialog
        open={open === 'send'}
        title="Ajouter des dates"
        sending={sending}
        failure="Le service ne répond pas. Rien n’est perdu : réessayez dans un instant."
        onClose={close}
        actions={
          <Button loading={sending} onClick={send}>
            Ajouter
          </Button>
        }
      >
        <TextField label="Date" />
      </SendDialog>
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
