/** The log of what was done on the platform, for staff. */
export const frenchActivity = {
  title: 'Activité',
  file: 'activite',
  none: 'Aucune activité',
  noneHint: 'Rien n’a été noté ici pour l’instant.',
  columns: { at: 'Date', actorName: 'Personne', type: 'Action', targetId: 'Objet' },
  acts: {
    page_view: 'A ouvert une page',
    article_read: 'A lu un article',
    mission_view: 'A ouvert une mission',
    document_download: 'A téléchargé un document',
    tutorial_step: 'A suivi une étape du tutoriel',
    search: 'A fait une recherche',
    contact: 'A envoyé un message',
    participant: {
      registered: 'Demande de participation',
      invited: 'Invitation à une mission',
      accepted: 'Participation confirmée',
      refused: 'Participation refusée',
      withdrawn: 'Participation retirée',
      expired: 'Invitation expirée',
    },
  },
}
