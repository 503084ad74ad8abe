import type { NoticeTexts } from '../notice-texts.ts'

/** What stands behind the links of the footer. */
export const englishNotices: NoticeTexts = {
  accessibility: {
    title: 'Accessibility',
    sentence:
      'Ensemble must serve everybody: ill, tired, or not at ease with a screen. Here is where we stand, on 22 November 2026.',
    sections: [
      {
        title: 'Where we stand',
        paragraphs: [
          'We aim at level AA of the international rules (WCAG 2.2), on which the French ones (RGAA) rest.',
          'We assess ourselves. Nobody from outside has checked the platform yet: so we cannot declare that it complies.',
        ],
        points: [],
      },
      {
        title: 'What we check',
        paragraphs: ['At each full check of the platform:'],
        points: [
          'a tool (axe) checks the screens at phone and computer width. It only sees some of the obstacles;',
          'we go through pages, windows and lists with the keyboard;',
          'we enlarge the text to 200% and look for what is cut or covered;',
          'we compute the contrast of the colours.',
        ],
      },
      {
        title: 'What is not checked',
        paragraphs: ['We prefer to say it:'],
        points: [
          'we have not tried screen readers or voice control, nor asked people who use them every day;',
          'the documents that teams attach (PDF and others) are not checked;',
          'pictures in articles depend on the description that their author gives.',
        ],
      },
      {
        title: 'Report an obstacle',
        paragraphs: [
          'If something stops you, write to us which page it was and what you wanted to do. We answer, and look with you for another way.',
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
          'They are asked for with your agreement only, and encrypted with a key of your own. You alone read them. A mission team only sees what you tick when you register. We show you each time they read it.',
          'You withdraw your agreement in two steps, in your profile: the answers are erased at once. The agreement is asked for again after two years.',
        ],
        points: [],
      },
      {
        title: 'Who reads the rest',
        paragraphs: [],
        points: [
          'your identity: you, administrators, and your department’s committee, which approves your account;',
          'your name and how to reach you: the teams of missions where your place is confirmed;',
          'your messages to the team of a mission: you and that team;',
          'your answers about work: you alone, and figures on ten people at least.',
        ],
      },
      {
        title: 'If you have no email address',
        paragraphs: [
          'Your team can open an account for you by telephone. It notes your name, your number, your department and your agreement. It asks nothing about your health.',
          'You can call it to have this corrected, copied or erased. With the code of its letter you take the account over yourself.',
        ],
        points: [],
      },
      {
        title: 'For how long',
        paragraphs: [],
        points: [
          'your account: until you delete it, or after two years without a visit, when two letters went unanswered;',
          'an account whose address is not confirmed: 30 days;',
          'a text that was begun and not sent: 30 days;',
          'your messages to the team of a mission: a year;',
          'your notifications: six months;',
          'the trace of who read your answers about health: a year.',
        ],
      },
      {
        title: 'What stays in your browser',
        paragraphs: [
          'A few cookies keep you signed in and, at times, remember which version of the platform you are shown. One cookie recognises a browser where you have signed in, so nobody can stop you signing in again. Your language and how you like to read are remembered as well. A sign-up that you began stays there for two days, without your password or your situation. There is no advertising, and no service of a third party that would follow you.',
        ],
        points: [],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'In the tab “My data” of your profile you download all that we keep of you, and delete your account. The rest is corrected in the other tabs. For any other request, write to us.',
        ],
        points: [],
      },
      {
        title: 'Your rights, and who to ask',
        paragraphs: [
          'You can ask to read, correct, take away or erase your data. Write to your committee, for the attention of the League’s data protection officer.',
          'If the answer does not satisfy you, you can complain to the CNIL, the French data protection authority: www.cnil.fr, or 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, France.',
        ],
        points: [],
      },
    ],
  },
  legal: {
    title: 'Legal notice',
    sentence: 'Who publishes Ensemble, and what its contents are worth.',
    sections: [
      {
        title: 'Who publishes',
        paragraphs: ['Ensemble is opened to its members by the League and its committees.'],
        points: [],
      },
      {
        title: 'The contents',
        paragraphs: [
          'Articles are written by the teams of the League, signed and dated. They inform in general and do not replace your care team.',
          'Texts and pictures stay their authors’. You can read, print and share them if you name the source.',
        ],
        points: [],
      },
      {
        title: 'The missions',
        paragraphs: [
          'Each mission is read before it appears. You take part freely and can withdraw at any time, without giving a reason.',
        ],
        points: [],
      },
    ],
  },
  contact: {
    title: 'Write to us',
    sentence: 'A question, an obstacle, a remark: a person answers.',
    sections: [],
  },
}
