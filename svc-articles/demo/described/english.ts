import type { ArticleText } from '../sections.ts'

const plain = { cancerTypes: [], documents: [] } as const

export const livingWithFatigue: ArticleText = {
  ...plain,
  summary:
    'Fatigue can last after treatment has ended. What it is, how to describe it, and small changes that often help.',
  sources: ['inca', 'ligue'],
  sections: [
    [
      'Treatment is over, and you are still tired',
      'People around you may think that all is well again. Living with fatigue after treatment can feel lonely, because it does not show. It is common, it is real, and it is not a lack of will.',
      'It may be there when you wake up, come without warning, and stay after rest. It can touch memory and concentration as much as the body.',
    ],
    [
      'Talk about it early',
      'Several causes can be treated: anaemia, pain, poor sleep, low mood, some medicines. Tell your doctor since when, at what time of day, and what you can no longer do. A mark from zero to ten, morning and evening for a week, helps your team to see the pattern.',
      'Call without waiting if you have a fever, if you are breathless at rest, or if the tiredness is sudden.',
    ],
    [
      'Spend your energy where it matters',
      [
        'Put what you care about in your best hours.',
        'Cut long tasks into steps, and stop before you are worn out.',
        'Sit down to cook, to wash, to iron.',
        'Accept one precise offer of help.',
        'Keep one pleasant thing in each day.',
      ],
      'On good days, keep a little in reserve. Doing everything at once is often paid for the day after.',
    ],
    [
      'Move a little, often',
      'Gentle and regular activity is one of the best studied ways to ease fatigue. Ten minutes of walking count. Ask whether there is a movement that you should avoid, and whether adapted exercise can be prescribed. Many committees run small groups, with chairs and breaks.',
    ],
  ],
}

export const findingABreak: ArticleText = {
  summary:
    'Caring for someone takes time and strength. Where to find a break, from two hours to a week, and how to prepare it.',
  cancerTypes: [],
  sources: ['carers', 'publicService'],
  sections: [
    [
      'You are a carer too',
      'You drive, cook, fill in forms and listen at night. Caring for someone is work, even when it is done with love. A break works best when it comes early, before you are exhausted.',
    ],
    [
      'Where to find help',
      [
        'The social worker of the hospital, even if care takes place at home.',
        'The social centre of your town hall.',
        'The respite service for carers in your department.',
        'Your committee: somebody to listen, groups of carers, help with forms.',
        'Your employer: there is a leave for family carers.',
      ],
      'If somebody says that it is not their job, ask whose job it is, and write down the name.',
    ],
    [
      'Preparing the first break',
      'Begin small: one hour, close by, with your telephone on. Leave a page with the medicines, the hours, what soothes and whom to call. Say when you will be back, and be back at that time.',
      'Do not use the whole break for errands. Sleep, walk, see a friend. You are not letting anybody down: carers who rest can care for longer.',
    ],
  ],
  documents: [
    {
      name: 'Questions to ask before taking a break',
      lines: [
        'How many hours a week would help?',
        'Whom can I ask, and for what?',
        'Who helps with the forms?',
        'What would I like to do with this time?',
      ],
    },
  ],
}

export const backToWork: ArticleText = {
  summary: 'Going back to work step by step: whom to see, what to ask for, and how to keep some strength for yourself.',
  cancerTypes: [],
  sources: ['ameli', 'labour', 'agefiph'],
  sections: [
    [
      'Before you go back',
      'During a sick leave of more than thirty days you may ask to see the occupational physician. This visit before your return is the most useful step of all. The physician is bound to secrecy, and may propose changes without naming your illness.',
      'Write three short lists: what I can do, what I cannot do for now, what I would like to try.',
    ],
    [
      'Step by step',
      'A return may begin with a few hours. In France this is called part-time work for therapeutic reasons. Your doctor prescribes it, the health insurance agrees to the daily allowance, and your employer agrees to the timetable.',
      [
        'Begin lower than you think you can.',
        'Ask that the workload shrinks as well as the hours.',
        'Keep the days of treatment free.',
        'Meet your manager once a month to adjust.',
      ],
      'A step back is not a failure. It is a setting that needed to be changed.',
    ],
    [
      'What to tell, and to whom',
      'You do not have to name your illness. A sentence is enough: “I am coming back slowly, and I will tell you what changes for the work.” Choose who knows more, and say that it should stay between you.',
    ],
  ],
  documents: [
    {
      name: 'Preparing the visit before my return',
      lines: ['What I can do:', 'What I cannot do for now:', 'What I would like to try:', 'Days of treatment:'],
    },
  ],
}

export const researchQuestions: ArticleText = {
  ...plain,
  cancerTypes: ['lung', 'hematology'],
  summary: 'Taking part in research is a choice. The questions to ask before you say yes, no, or not now.',
  sources: ['inca', 'trials'],
  sections: [
    [
      'You may say no',
      'Taking part in research is never an obligation. Your care does not depend on it, and you may change your mind at any time without giving a reason. Take the information sheet home, and show it to somebody you trust.',
    ],
    [
      'The questions to ask',
      [
        'What is the aim, in one sentence?',
        'What would my treatment be without the study?',
        'How many visits, tests and journeys does it take?',
        'Which effects are known, and what is done about them?',
        'Are my travel costs paid back?',
        'Whom do I call, day and night?',
        'What becomes of my data and samples?',
        'How will I learn what the study has shown?',
      ],
    ],
    [
      'Words that stop the reader',
      'Randomised means that chance decides which group you are in. A control group receives the usual treatment, to compare. A placebo has no effect of its own; in cancer studies it is usually given on top of the usual treatment. If a page stays dark after two readings, put a cross in the margin and ask.',
    ],
  ],
}

export const howACommitteeWorks: ArticleText = {
  ...plain,
  summary: 'Who decides, who welcomes, who pays: how a committee works, and how to find your place in it.',
  sources: ['ligue'],
  sections: [
    [
      'One committee per department',
      'Each committee works for the people of one department. It decides on its activities, looks after its own money and gives account of it. The national office helps, and carries the messages that all have in common.',
    ],
    [
      'Who does what',
      [
        'Members meet once a year, vote and ask questions.',
        'A board decides the main lines.',
        'Staff keep the house running.',
        'The referent looks after missions and members.',
        'Volunteers welcome, listen, drive, write and run stands.',
      ],
    ],
    [
      'Finding your place',
      'You may give an hour, a skill or an opinion. A short talk helps to find what suits you, with the strength you have today. You may pause whenever you need to, and nobody will ask why.',
    ],
  ],
}

export const reachingWomen: ArticleText = {
  ...plain,
  cancerTypes: ['breast', 'gynecology', 'colon_rectum'],
  summary:
    'Some women never receive an invitation to screening, or cannot use it. What committees do for reaching them.',
  sources: ['inca', 'ameli', 'publicHealth'],
  sections: [
    [
      'Why some women are not invited',
      'Invitations to screening are sent to an address. Women who move often, who live with relatives, in a shelter or on the road may never see one. Others receive a letter that they cannot read, or do not dare to open.',
    ],
    [
      'What stands in the way',
      'Cost is feared even where there is none to pay. A day off work, a child to look after or a long journey can be enough to give up. So can a bad memory of an examination.',
    ],
    [
      'What helps',
      [
        'A person of the district who explains, in the language of the women there.',
        'Appointments in the evening or on Saturday.',
        'Somebody who comes along.',
        'A waiting room where one is welcomed with one’s children.',
      ],
      'Screening is an offer, never an order. Reaching women who are not invited means that they, too, can choose with the facts in hand: what an examination can find, and what it cannot.',
    ],
  ],
}
