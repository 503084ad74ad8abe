import type { ArticleText } from '../sections.ts'

const plain = { cancerTypes: [], documents: [] } as const

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
    [
      'What a committee offers',
      'Everything is free and confidential. Some things take place every week, others once a month. You can come with somebody, and leave before the end.',
      [
        'Somebody to listen, by phone or face to face.',
        'Workshops: movement, food, rest, writing.',
        'Help with forms, and in some cases with money.',
        'Stands and talks about prevention and screening.',
      ],
      'What is on offer varies from one department to another. The page of your committee says what it does, and when the door is open.',
    ],
    [
      'Where the money comes from',
      'Most of it comes from gifts, legacies and charity events. The accounts are checked and published every year. You can ask to see them, and nobody will ask why.',
    ],
    [
      'Whom to ask',
      'For help, a workshop or an appointment, ask at the front desk. For a mission, write to the person named on its page. If something went wrong, tell the director, then the board. There is no wrong door: whoever answers will pass you on.',
    ],
    [
      'Volunteering when you are ill or tired',
      'Being ill does not keep you from helping. Many missions can be done at home, sitting down, in short pieces. Say what you need when you register: a chair, breaks, no travel.',
      'You can stop at any time. A committee would rather have an hour given gladly than a day that wears you out.',
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
    [
      'How screening is offered in France',
      'Three cancers have a national programme: breast, cervix and bowel. The age and the examination differ for each. The letter of the health insurance says what is offered to you, and what is paid for.',
      'A letter that does not come does not mean that nothing is offered. You can ask your doctor, a midwife or a pharmacist, or order a bowel test yourself.',
      'A symptom is another matter. A lump, bleeding or lasting pain should be shown to a doctor, with or without a letter.',
    ],
    [
      'Women whose bodies are not expected',
      'Chairs that do not lower, doors that are too narrow, forms with two boxes: these keep people away as well. Women with a disability and trans people often say that nobody thought of them. Asking beforehand what somebody needs changes a great deal.',
    ],
    [
      'What you can do',
      [
        'Tell a neighbour what the letter means.',
        'Offer to come along, and to wait outside.',
        'Tell your committee where women never see our leaflets.',
        'Read a leaflet before it is printed, in your own language.',
      ],
      'A volunteer never gives medical advice. Listening, explaining where to go and walking beside somebody are enough.',
    ],
  ],
}
