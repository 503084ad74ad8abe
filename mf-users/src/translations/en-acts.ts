/** What staff do to accounts, each in its window. */
export const englishActs = {
  reason: 'Reason',
  reasonHint_one: 'Kept in the account history, which the person can read. Please write nothing about their health.',
  reasonHint_other:
    'Kept in the history of each account, which the person can read. Please write nothing about anybody’s health.',
  goneHint_one:
    'Kept after the account. The administration can read it, the person cannot. Write no name and nothing about health.',
  goneHint_other:
    'Kept after the accounts. The administration can read it, these people cannot. Write no name and nothing about health.',
  reasonMissing: 'Write the reason in a few words.',
  called_one: 'They have no email address: their team will find a call to make on its home page.',
  called_other: 'People without an email address have to be called: their team will find these calls on its home page.',
  none: 'Not specified',
  noDepartment: 'None (national)',
  choose: 'Choose',
  departmentMissing: 'Choose the department this person is in charge of.',
  phoneHint: 'Everyone on the team gives a phone number.',
  phoneMissing: 'Enter this person’s phone number.',
  approve: {
    action: 'Approve',
    title: 'Approve %name%’s account?',
    consequence_one: 'The person will get an email and can take part straight away.',
    consequence_other: 'Each person will get an email and can take part straight away.',
    roleHint: 'Member, unless the person is on the team.',
    message: 'A word of welcome',
    messageHint: 'It is added to the email.',
    done: '%name%’s account is approved.',
  },
  refuse: {
    action: 'Turn down',
    title: 'Turn down %name%’s request?',
    consequence_one:
      'The name, contact details and answers will be erased for good. We will tell the person by email, without the reason.',
    consequence_other:
      'Names, contact details and answers will be erased for good. We will tell each person by email, without the reason.',
    message: 'A word for the person',
    messageHint: 'It is added to the email. Write nothing about their health.',
    done: '%name%’s request is turned down.',
  },
  pass_on: {
    action: 'Pass on',
    title: 'Pass on %name%’s request?',
    consequence:
      'The administration will decide for you and will get your message by email. The request leaves your list. Write nothing about the person’s health.',
    subject: 'An account to approve is passed on to you',
    done: '%name%’s request is passed on to the administration.',
  },
  withdraw: {
    action: 'Withdraw the invitation',
    title: 'Withdraw %name%’s invitation?',
    consequence_one:
      'The link in the email will stop working and the address will be erased. We will not send an email.',
    consequence_other:
      'The links in the emails will stop working and the addresses will be erased. We will not send any email.',
    done: '%name%’s invitation is withdrawn.',
  },
  resend: {
    action: 'Send the invitation again',
    title: 'Send the invitation to %email% again?',
    consequence_one: 'We will send a new email with a new link, valid for 14 days. The old link will stop working.',
    consequence_other:
      'We will send each person a new email with a new link, valid for 14 days. The old links will stop working.',
    done: 'The invitation has been sent to %email% again.',
  },
  appoint: {
    action: 'Change role or department',
    title: '%name%’s role and department',
    consequence:
      'The change applies straight away. If the role changes, the person is signed out and signs in again with their new rights.',
    save: 'Save',
    done: '%name%’s role and department are saved.',
  },
  contact: { action: 'Write' },
  delete: {
    action: 'Delete',
    title: 'Delete %name%’s account?',
    consequence: 'Name, contact details and answers will be erased for good. Participations stay, without a name.',
    told: 'Unless you tick the box, we will tell the person by email, without the reason.',
    withoutMail: 'Do not send an email (for example, the person has died)',
    untold:
      'The person has no email address: please call them first. Their number will be erased too, and they will not be told.',
    done: 'The account is deleted.',
  },
  suspend: {
    action: 'Suspend',
    title: 'Suspend %name%’s account?',
    consequence_one: 'The person will be signed out everywhere and lose their upcoming missions.',
    consequence_other: 'Each person will be signed out everywhere and lose their upcoming missions.',
    told: 'We will tell them by email, and they will read your reason when they sign in.',
    done: '%name%’s account is suspended.',
    until: 'Until',
    untilHint: 'The account will come back by itself on that day. If you give no day, someone has to reactivate it.',
    untilPast: 'Choose a day from tomorrow on.',
  },
  reactivate: {
    action: 'Reactivate',
    title: 'Reactivate %name%’s account?',
    consequence_one: 'The account is active again. Places that were cancelled do not come back.',
    consequence_other: 'The accounts are active again. Places that were cancelled do not come back.',
    done: '%name%’s account is reactivated.',
  },
} as const
