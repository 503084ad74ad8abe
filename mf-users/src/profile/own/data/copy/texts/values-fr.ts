import type { ArticleHistoryAction } from '@ensemble/contracts/articles/http'
import type { MissionHistoryAction } from '@ensemble/contracts/missions/http'

/** What values are called, in French, that no list of the contracts holds. */
export const values = {
  participationStates: { waiting: 'En attente', invited: 'Invitation reçue', withdrawn: 'Participation retirée' },
  channels: { web: 'Sur la plateforme', telephone: 'Par téléphone' },
  purposes: {
    health: 'Garder vos réponses sur la santé',
    comorbidities: 'Garder vos autres problèmes de santé',
    matching: 'Vous proposer des missions d’après votre santé',
  },
  deciders: { system: 'Ensemble, automatiquement', staff: 'L’équipe', member: 'Vous' },
  targets: { page: 'Une page', mission: 'Une mission', article: 'Un article', tutorial: 'La visite guidée' },
  missionActs: {
    create: 'Mission créée',
    approve: 'Mission validée',
    reject: 'Mission refusée',
    reject_edit: 'Changement refusé',
    revoke_rejection: 'Refus annulé',
    resubmit: 'Mission proposée de nouveau',
    edit: 'Mission modifiée',
    edit_content: 'Texte modifié, à valider de nouveau',
    update_workspace: 'Espace de travail modifié',
    close: 'Mission clôturée',
    cancel: 'Mission annulée',
    reschedule: 'Mission déplacée',
    delete: 'Mission supprimée',
    add_closing_note: 'Note de clôture écrite',
    send_survey: 'Enquête envoyée',
    export_participants: 'Liste des participations exportée',
  } satisfies Record<MissionHistoryAction, string>,
  articleActs: {
    created: 'Article créé',
    submitted: 'Article soumis à relecture',
    sent_back: 'Article renvoyé avec un mot',
    scheduled: 'Publication programmée',
    unscheduled: 'Publication prévue annulée',
    published: 'Article publié',
    unpublished: 'Article retiré de la publication',
  } satisfies Record<ArticleHistoryAction, string>,
}
