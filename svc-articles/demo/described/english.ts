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
    [
      'Explain it to others',
      'Nobody can see how tired you are, so a few words help. “I can come for an hour” is easier to hear than “I cannot come”. At work, the occupational health doctor can suggest shorter days or breaks without naming your illness.',
      [
        'Say what you can do, before what you cannot.',
        'Choose one person who passes on your news.',
        'Let people help with one precise thing.',
      ],
    ],
    [
      'How long does it last?',
      'For many people it eases over some months. For others it stays longer, with better and worse weeks. If it does not change, or if it gets worse, ask for another appointment: it is a good reason to come.',
      'This page gives general information. Your care team knows your treatment, and can tell you what suits you.',
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
    [
      'Different kinds of break',
      'A break can be two hours or two weeks. Somebody may come to the house, or the person you care for may spend a day elsewhere. Some places welcome both of you together.',
      [
        'A few hours at home, with a trained person.',
        'A day centre, once or several times a week.',
        'A short stay in a home or a hospital unit.',
        'A holiday for two, with care on the spot.',
      ],
      'Ask early: places are few, and a first visit is often needed. Part of the cost may be covered, depending on age, income and department.',
    ],
    [
      'Signs that it is time',
      'You sleep badly, you snap at people, you forget your own appointments. You count the hours. None of this means that you are failing: it means that you have been alone with it for too long.',
      'Your own doctor can see you about this, for yourself. If you feel that you might hurt somebody, or yourself, call for help the same day.',
    ],
    [
      'Talking about it together',
      'Speak about a break before you need it. Say what you need, not what is wrong: “I want to sleep one night, and come back rested.” Let the person choose what can be chosen: the day, the place, who comes.',
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
    [
      'Your first weeks back',
      'The first days are often harder than expected: noise, journeys, questions. Plan quiet evenings. Write down each day what tired you most, and bring this list to the next meeting with the occupational health doctor.',
      [
        'Start on a Wednesday or a Thursday: the week is shorter.',
        'Travel outside the busy hours, if you can.',
        'Keep one place where you can sit in silence.',
        'Say no to extra work for a while.',
      ],
    ],
    [
      'If it does not work',
      'You may stop again. Your doctor can extend your leave, change the hours or look at other work with you. If your illness leaves lasting effects, being recognised as a disabled worker can open rights to equipment and training. It stays confidential: you decide who knows.',
      'Not going back is also a choice. A social worker can explain what each solution means for your income before you sign anything.',
    ],
    [
      'Who can help',
      'Start with your own doctor and the occupational health doctor. The social service of your health insurance can meet you during your leave. Your committee knows groups where people compare what helped them at work.',
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
    [
      'Who looks after you during a study',
      'In France, an ethics committee and the medicines agency read every trial of a medicine before it starts. A doctor you can name is in charge of you throughout. You keep your own doctor, and you can ask that they are kept informed.',
      'If something new is learned about the treatment, you must be told. You are then asked again whether you want to go on.',
    ],
    [
      'What can weigh on you',
      'More visits, more blood tests, longer journeys: the effort is real. Ask what happens on a bad day. An appointment can sometimes be moved, or replaced by a call.',
      'Not every study tries a medicine. Some ask you to fill in a questionnaire, to move more, or to say what daily life is like. These count as well.',
    ],
    [
      'Making up your mind',
      [
        'Sleep on it: a good team will not hurry you.',
        'Read the sheet with somebody, aloud.',
        'Write down what would make you stop.',
        'Tell the team if you say no: nobody will be cross.',
      ],
      'Hoping for a better treatment is natural. Nobody can promise it, which is exactly why the study is done. Talk it over with your care team.',
    ],
  ],
}
