import type { MailGroup } from '@ensemble/contracts/users/mail-examples'
import type { Language } from '@ensemble/contracts/enumerations'
import type { Standing } from '@ensemble/contracts/missions/events'
import type { LeavableList } from '@ensemble/contracts/users/mail-lists'

const french = {
  title: 'Tous nos e-mails',
  sentence:
    'Voici chaque e-mail qu’Ensemble envoie, tel qu’on le reçoit. Les personnes et les missions de ces exemples n’existent pas.',
  loading: 'Les e-mails arrivent',
  failed: 'Les e-mails ne sont pas arrivés',
  jump: 'Aller à une partie de la page',
  when: 'Quand\u00a0:',
  to: 'À qui\u00a0:',
  stop: 'Pour ne plus le recevoir\u00a0:',
  never: 'Cet e-mail ne peut pas être arrêté\u00a0: il concerne une place, un compte, ou une personne l’a écrit.',
  button: 'Bouton\u00a0:',
  link: 'Lien\u00a0:',
  groups: {
    taking_part: 'Participer à une mission',
    running: 'Animer une mission',
    letters: 'S’écrire',
    lists: 'Suivre l’actualité',
    accounts: 'Avoir un compte',
    articles: 'Publier un article',
  } satisfies Record<MailGroup, string>,
  situations: {
    confirmed: 'À qui a une place confirmée',
    requested: 'À qui a fait une demande',
    waitlisted: 'À qui est sur la liste d’attente',
    invited: 'À qui a reçu une invitation',
  } satisfies Record<Standing, string>,
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
  loading: 'The emails are on their way',
  failed: 'The emails did not arrive',
  jump: 'Go to a part of the page',
  when: 'When:',
  to: 'To whom:',
  stop: 'To get it no more:',
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
    confirmed: 'To who has a confirmed place',
    requested: 'To who has asked to take part',
    waitlisted: 'To who is on the waiting list',
    invited: 'To who has been invited',
  },
  lists: {
    new_missions: 'one click stops the news of new missions.',
    kept_searches: 'one click stops what kept searches find.',
    invitations: 'one click stops invitations.',
    after_missions: 'one click stops news after missions.',
    team: 'one click stops the emails of the team.',
  },
}

/** The words around the mails; they come with their page. */
export const mailsTexts: Record<Language, Texts> = { fr: french, en: english }
