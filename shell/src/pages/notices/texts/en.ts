import { englishHelp } from '../../../translations/en-help.ts'
import type { NoticeTexts } from '../notice-texts.ts'

/** What stands behind the links of the footer. */
export const englishNotices: NoticeTexts = {
  accessibility: {
    title: 'Accessibility',
    sentence:
      'Ensemble is for everyone: people who are ill, tired, or not at ease with a screen. This is where we stood on 25 November 2026.',
    sections: [
      {
        title: 'Where we stand',
        paragraphs: [
          'We aim for level AA of the international guidelines (WCAG 2.2), on which the French ones (RGAA) are based.',
          'We have only checked it ourselves. No one from outside has done so yet, so we cannot say that it complies.',
        ],
        points: [],
      },
      {
        title: 'What we check',
        paragraphs: ['At each full check:'],
        points: [
          'a tool (axe) checks the screens: phone, tablet and computer, French and English, light and dark. It only finds some of the problems;',
          'we use pages, windows and lists with the keyboard alone;',
          'we enlarge the text to 200% and look for what is cut or covered;',
          'we measure the contrast of the colours.',
        ],
      },
      {
        title: 'What we have not checked',
        paragraphs: [],
        points: [
          'we have not tried screen readers or voice control, nor asked people who use them every day;',
          'the documents that teams attach (PDF and others) are not checked;',
          'pictures in articles rely on the description that their author gives.',
        ],
      },
      {
        title: 'Tell us about a problem',
        paragraphs: [
          'If something stops you, tell us which page it was and what you wanted to do. We will reply, and find another way with you.',
        ],
        points: [],
      },
    ],
  },
  privacy: {
    title: 'Your data',
    sentence: 'What we keep, who reads it, and how to take it back.',
    sections: [
      {
        title: 'Your answers about health',
        paragraphs: [
          'We only ask for them with your agreement, and encrypt them with a key of your own. Only you can read them. A mission team only sees what you tick when you register. We show you each time they read it.',
          'You can withdraw your agreement in your profile, in two steps. Your answers are then erased straight away. You can also stop sharing with one team only. We ask for your agreement again after two years.',
        ],
        points: [],
      },
      {
        title: 'Who reads the rest',
        paragraphs: [],
        points: [
          'your identity: you, administrators, and your department’s committee, which approves your account;',
          'your name and contact details: administrators, your committee, and the teams where your place is confirmed;',
          'your messages to the team of a mission: you, that team and administrators;',
          'the contact of a mission: members read their name, teams how to reach them;',
          'your answers about work: only you, and figures about ten people or more.',
        ],
      },
      {
        title: 'If you have no email address',
        paragraphs: [
          'Your team can open an account for you by phone. They will note your name, number, department and agreement. They will not ask about your health.',
          'You can call them to have this corrected, copied or erased. With the code in their letter, you can take over the account yourself.',
        ],
        points: [],
      },
      {
        title: 'How long we keep it',
        paragraphs: [],
        points: [
          'your account: until you delete it, or after two years without a visit and two messages left unanswered;',
          'an account whose address is not confirmed: 30 days;',
          'an account that waits for our decision: six months;',
          'anything you started and did not send: 30 days;',
          'what you write to take part in a mission: three years after it ends;',
          'the contact of a mission: three years after it ends;',
          'what you wrote for a request that was refused or withdrawn: six months;',
          'your comment on a mission: three months after it ends or after you answer;',
          'a comment that you let us quote: two years;',
          'your messages to the team of a mission: a year;',
          'a local need that you tell your committee about: two years;',
          'your notifications: six months;',
          'the record of what you do, such as registrations and messages sent: a year;',
          'the record of who read your answers about health: a year;',
          'the record of lists of missions and participants that our team downloads: a year;',
          'the words searched for in those lists: 30 days.',
        ],
      },
      {
        title: 'What stays in your browser',
        paragraphs: ['There is no advertising, and no outside service tracks you. All that stays is:'],
        points: [
          'cookies that keep you signed in, or remember which version of the platform you see;',
          'a cookie that recognises this browser. If somebody tries to guess your password, you can still get in from here;',
          'your language and how you like to read;',
          'a sign-up that you have started: two days, without your password or your situation.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You can read, correct, copy or erase your data in your profile. Go to “My data” to download or delete it.',
          'For anything else, write to your committee. Address your message to the League’s data protection officer.',
          'If you are not satisfied with the answer, you can complain to the CNIL, the French data protection authority: www.cnil.fr, or 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, France.',
        ],
        points: [],
      },
    ],
  },
  legal: {
    title: 'Legal notice',
    sentence: 'Who publishes Ensemble, and how you can use what is on it.',
    sections: [
      {
        title: 'Who publishes',
        paragraphs: ['The League and its local committees run Ensemble for their members.'],
        points: [],
      },
      {
        title: 'Articles and pictures',
        paragraphs: [
          'The League’s teams write the articles, sign and date them. They give general information and do not replace advice from your care team.',
          'Texts and pictures belong to the people who made them. You can read, print and share them if you say where they come from.',
        ],
        points: [],
      },
      {
        title: 'Missions',
        paragraphs: [
          'Each mission is written by a League team. Head office reviews those that committees propose. You are free to take part and to withdraw at any time, without giving a reason.',
        ],
        points: [],
      },
    ],
  },
  contact: {
    title: 'Write to us',
    sentence: 'A question, a problem, a comment: a real person will reply.',
    sections: [{ title: englishHelp.title, paragraphs: [englishHelp.urgent, englishHelp.listening], points: [] }],
  },
}
