import type { MailGroup, MailSituation } from '@ensemble/contracts/users/mail-examples'
import type { Language } from '@ensemble/contracts/enumerations'
import type { LeavableList } from '@ensemble/contracts/users/mail-lists'

const french = {
  title: 'Tous nos e-mails',
  sentence:
    'Voici chaque e-mail qu’Ensemble envoie, tel qu’on le reçoit. Les personnes et les missions de ces exemples n’existent pas.',
  loading: 'Chargement des e-mails',
  failed: 'Les e-mails n’ont pas pu être chargés',
  jump: 'Aller à une partie de la page',
  when: 'Quand\u00a0:',
  to: 'À qui\u00a0:',
  stop: 'Pour ne plus le recevoir\u00a0:',
  never: 'Cet e-mail ne peut pas être arrêté\u00a0: il concerne une place, un compte, ou une personne l’a écrit.',
  button: 'Bouton\u00a0:',
  link: 'Lien\u00a0:',
  groups: {
    taking_part: 'Participer à une mission',
    running: 'Piloter une mission',
    letters: 'S’écrire',
    lists: 'Suivre l’actualité',
    accounts: 'Avoir un compte',
    articles: 'Publier un article',
  } satisfies Record<MailGroup, string>,
  situations: {
    confirmed: 'Aux personnes dont la place est confirmée',
    requested: 'Aux personnes qui ont fait une demande',
    waitlisted: 'Aux personnes sur la liste d’attente',
    invited: 'Aux personnes qui ont reçu une invitation',
    answered_here: 'Aux personnes qui ont répondu sur Ensemble',
    answered_elsewhere: 'Aux personnes qui disent avoir répondu dans un autre outil',
  } satisfies Record<MailSituation, string>,
  lists: {
    new_missions: 'un clic arrête les annonces de nouvelles missions.',
    kept_searches: 'un clic arrête les annonces des recherches gardées.',
    invitations: 'un clic arrête les invitations.',
    after_missions: 'un clic arrête les nouvelles d’après les missions.',
    team: 'un clic arrête les e-mails de l’équipe.',
  } satisfies Record<LeavableList, string>,
}

type Texts = { [Key in keyof typeof french]: (typeof french)[Key] extends string ? string : (typeof french)[Key] }

const english: Texts = {
  title: 'All our emails',
  sentence:
    'Here is each email that Ensemble sends, as people get it. The people and missions of these examples do not exist.',
  loading: 'Loading the emails',
  failed: 'The emails could not be loaded',
  jump: 'Go to a part of the page',
  when: 'When:',
  to: 'Who gets it:',
  stop: 'How to stop it:',
  never: 'This email cannot be stopped: it is about a place or an account, or a person wrote it.',
  button: 'Button:',
  link: 'Link:',
  groups: {
    taking_part: 'Taking part in a mission',
    running: 'Running a mission',
    letters: 'Writing to each other',
    lists: 'Keeping up to date',
    accounts: 'Having an account',
    articles: 'Publishing an article',
  },
  situations: {
    confirmed: 'People with a confirmed place',
    requested: 'People who have asked to take part',
    waitlisted: 'People on the waiting list',
    invited: 'People who have been invited',
    answered_here: 'People who have answered on Ensemble',
    answered_elsewhere: 'People who say that they have answered in another tool',
  },
  lists: {
    new_missions: 'one click stops the news of new missions.',
    kept_searches: 'one click stops what saved searches find.',
    invitations: 'one click stops invitations.',
    after_missions: 'one click stops news after missions.',
    team: 'one click stops the emails of the team.',
  },
}

/** The words around the mails; they come with their page. */
export const mailsTexts: Record<Language, Texts> = { fr: french, en: english }
