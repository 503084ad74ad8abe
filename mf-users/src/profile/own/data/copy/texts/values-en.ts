import type { ArticleHistoryAction } from '@ensemble/contracts/articles/http'
import type { MissionHistoryAction } from '@ensemble/contracts/missions/http'

/** What values are called, in English, that no list of the contracts holds. */
export const values = {
  participationStates: { waiting: 'Waiting', invited: 'Invitation received', withdrawn: 'Withdrawn' },
  channels: { web: 'On the platform', telephone: 'By phone' },
  purposes: {
    health: 'To keep your health answers',
    comorbidities: 'To keep your other health conditions',
    matching: 'To suggest missions from your health answers',
  },
  deciders: { system: 'Ensemble, automatically', staff: 'The team', member: 'You' },
  targets: { page: 'A page', mission: 'A mission', article: 'An article', tutorial: 'The guided tour' },
  missionActs: {
    create: 'Mission created',
    approve: 'Mission approved',
    reject: 'Mission rejected',
    reject_edit: 'Change rejected',
    revoke_rejection: 'Rejection undone',
    resubmit: 'Mission submitted again',
    edit: 'Mission edited',
    edit_content: 'Text edited, to be approved again',
    update_workspace: 'Workspace edited',
    close: 'Mission closed',
    cancel: 'Mission cancelled',
    reschedule: 'Mission moved',
    delete: 'Mission deleted',
    add_closing_note: 'Closing note written',
    send_survey: 'Survey sent',
    export_participants: 'List of participants exported',
  } satisfies Record<MissionHistoryAction, string>,
  articleActs: {
    created: 'Article created',
    submitted: 'Article submitted for review',
    sent_back: 'Article sent back with a note',
    scheduled: 'Publication scheduled',
    unscheduled: 'Planned publication cancelled',
    published: 'Article published',
    unpublished: 'Article unpublished',
  } satisfies Record<ArticleHistoryAction, string>,
}
