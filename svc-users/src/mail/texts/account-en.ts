import type { accountFr } from './account-fr.ts'

/** Mails about an account, in English; the same keys as in French, which the type checks. */
export const accountEn: typeof accountFr = {
  your_code: 'Your code',
  device: 'Device',
  until: 'Until',
  name: 'Name',
  department: 'Department',
  go_to_ensemble: 'Go to Ensemble',
  footer_typed:
    'You receive this message because somebody typed this address on Ensemble. If it was not you, do nothing: nobody can go on without this message.',
  hello_nobody: 'Hello,',
  footer_invited:
    'You receive this message because somebody of the league invites you. If you do not answer, your address will be erased.',
  footer_written: 'You get this message because somebody wrote to you on Ensemble. Answer it to answer them.',
  code_life: 'This code is valid for 30 minutes. Give it to nobody: we will never ask you for it.',
  not_me: 'If it was not you, choose a new password at once and tell your committee.',
  confirm_email: {
    subject: 'Confirm your e-mail address',
    heading: 'One more step: confirm your address',
    text: 'Thank you for signing up. Type this code on the Ensemble page to confirm that this address is yours.',
    button: 'Type the code',
  },
  confirm_new_email: {
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new address',
    text: 'You would like to use this address for your Ensemble account. Enter this code in your profile: until then, your present address stays the right one.',
    button: 'Open my profile',
  },
  address_in_use: {
    subject: 'This address already has an account',
    heading: 'This address already has an account',
    text: 'Somebody who is signed in to Ensemble would like to use this address, which is already the one of your account: nothing has changed. If it is you, sign in with this address. If you have two accounts, your committee can help: simply answer this message.',
    button: 'Sign in',
  },
  already_registered: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    text: 'Somebody has just asked for an account with your address. You already have one: sign in. If you have forgotten your password, the sign-in page helps you choose another.',
    button: 'Sign in',
  },
  account_awaits_approval: {
    subject: 'An account awaits your approval',
    heading: 'Somebody would like to join us',
    text: 'They have confirmed their e-mail address. Their request awaits your answer.',
    button: 'See the request',
  },
  account_invitation: {
    subject: '%inviter% invites you to join',
    heading: '%inviter% invites you',
    text: 'Ensemble brings people who are ill, those close to them and the teams of the league together around useful missions. Your account is waiting: choose a password and tell us who you are. This link is for you alone and works once.',
    button: 'Create my account',
  },
  account_approved: {
    subject: 'Welcome, your account is active',
    heading: 'Welcome among us',
    text: 'Your account is approved. You can look at the missions and take part in them, at your own pace.',
    button: 'Discover Ensemble',
  },
  account_refused: {
    subject: 'Your sign-up request',
    heading: 'Your sign-up request',
    text: 'We could not accept your request. Your data has been erased. Your committee answers your questions: simply answer this message.',
    button: 'Go to Ensemble',
  },
  account_suspended: {
    subject: 'Your account is suspended',
    heading: 'Your account is suspended',
    text: 'You cannot sign in for the moment. Your committee tells you more: simply answer this message.',
    button: 'Go to Ensemble',
  },
  account_restored: {
    subject: 'Your account is restored',
    heading: 'Your account is restored',
    text: 'You can sign in again. Registrations that were cancelled are not taken up again: you are welcome to register anew.',
    button: 'Sign in',
  },
  account_deleted: {
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted',
    text: 'Your name, your contact details and your answers have been erased. Thank you for the way we went together.',
    button: 'Go to Ensemble',
  },
  reset_password: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    text: 'Type this code on the Ensemble page, then your new password.',
    button: 'Type the code',
  },
  reset_elsewhere: {
    subject: 'How to sign in',
    heading: 'You have no password here',
    text: 'You sign in with your league account: choose “Continue with a league account” on the sign-in page.',
    button: 'Sign in',
  },
  password_changed: {
    subject: 'Security of your account: password changed',
    heading: 'Your password has changed',
    text: 'It has just been changed. Your other devices have been signed out. If it was you, there is nothing to do.',
    button: 'Choose another password',
  },
  email_change_asked: {
    subject: 'Security of your account: new address asked for',
    heading: 'A new e-mail address was asked for',
    text: 'Somebody has asked, with your password, for another e-mail address of your account. Until it is confirmed, nothing changes. If it was you, there is nothing else to do here.',
    button: 'Choose another password',
  },
  email_changed: {
    subject: 'Security of your account: e-mail address changed',
    heading: 'The e-mail address of your account has changed',
    text: 'Your new address is confirmed: sign in with it from now on. This is the last message that we send here. If it was not you, tell your committee at once: simply answer this message.',
    button: 'Open my profile',
  },
  identity_linked: {
    subject: 'Security of your account: league account linked',
    heading: 'A league account is linked to your account',
    text: 'From now on you can also sign in with this league account. If it was you, there is nothing to do.',
    button: 'Choose another password',
  },
  new_device: {
    subject: 'Security of your account: new device',
    heading: 'Somebody signed in on a new device',
    text: 'Somebody has just signed in to your account on a device that we did not know. If it was you, there is nothing to do.',
    button: 'Choose another password',
  },
  contact_message: {
    subject: 'Message from %name%',
    heading: 'Message from %name%',
    text: '%name% writes to you:',
    button: 'Open Ensemble',
  },
  contact_copy: {
    subject: 'Your message was sent',
    heading: 'Your message',
    text: 'Here is a copy of your message. Answers will come by e-mail.',
    button: 'Open Ensemble',
  },
}
