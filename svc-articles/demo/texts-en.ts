import type { ArticleCategory } from '@ensemble/contracts/enumerations'
import type { CategoryText } from './article-text.ts'

/** Categories that the demonstration also tells in English; the others are told in French only. */
export const textsEn: Partial<Record<ArticleCategory, CategoryText>> = {
  DISEASE_INFORMATION: {
    summary: 'Plain pointers to understand what happens, prepare your questions and talk with your care team.',
    sections: [
      [
        'What to know',
        'Every situation is different. What helps one person may not suit another. Medical words can be explained: ask to hear them again in other words, as often as you need.',
      ],
      [
        'Preparing an appointment',
        'Write your questions down as they come, even the small ones. Bring somebody along if you like: two people remember more than one. You may ask for a written summary.',
      ],
    ],
    list: ['Note what you feel and when', 'Say what matters to you', 'Ask whom to call between two appointments'],
  },
  CAREGIVERS: {
    summary: 'Helping somebody takes time and strength. How to take a break, and where to ask.',
    sections: [
      [
        'You matter too',
        'Being tired, cross or sad takes nothing away from what you do. Talking to somebody outside, even once, often helps.',
      ],
      [
        'Asking for relief',
        'Relief can last two hours or two weeks. The town hall, the hospital’s social service and your committee know what exists in your department.',
      ],
    ],
    list: ['Write down what you do in a week', 'Choose one task to hand over', 'Keep one hour for yourself'],
  },
  CANCER_AND_EMPLOYMENT: {
    summary: 'Work and illness: what you may ask for, whom to ask, and in which order.',
    sections: [
      [
        'The right people',
        'The occupational physician is bound to secrecy and may propose changes without saying why. Nothing obliges you to name your illness to your employer.',
      ],
      [
        'Coming back at your own pace',
        'A visit before you return allows the post to be adapted. Hours, load and place can change for a while.',
      ],
    ],
    list: ['Ask for a visit before you return', 'Keep a copy of each letter', 'Plan a rest after a heavy day'],
  },
  RESEARCH_SUPPORT: {
    summary: 'Understanding a study, taking part or not, and the questions to ask.',
    sections: [
      [
        'Read before you sign',
        'An information sheet should be clear without help. Take your time, take it home, show it to somebody. You may say no, and change your mind later.',
      ],
      [
        'What your view changes',
        'Researchers ask patients to read their projects. A clearer sentence, one trip less: such details often decide whether a study is possible.',
      ],
    ],
    list: ['What is the aim?', 'What changes for me?', 'Whom do I call if in doubt?'],
    note: 'This page gives general pointers. It does not replace your care team.',
  },
  LEAGUE: {
    summary: 'Who does what, how to reach us and how to take part in a committee.',
    sections: [
      [
        'One committee per department',
        'Each committee brings together volunteers and a few employees. It knows the places, the care teams and the help available nearby.',
      ],
      [
        'Taking part',
        'You may give an hour, a skill or an opinion. A short talk helps to find what suits you, with the strength you have today.',
      ],
    ],
    list: ['Somebody to talk to', 'Short and long missions', 'The right to pause'],
  },
  GENDER_INEQUALITIES: {
    summary: 'Women and men are not received or treated in the same way. Let us talk about it.',
    sections: [
      [
        'Gaps that repeat',
        'A sign taken less seriously, screening offered less often, a heavier load at home: gaps add up. Naming them helps to reduce them.',
      ],
      [
        'What can be done',
        'One more question, somebody at your side, a second opinion: all of these are allowed. Teams train too.',
      ],
    ],
    list: ['Say what you feel', 'Ask why an examination is not offered', 'Share your experience'],
    note: 'This page gives general pointers. It does not replace your care team.',
  },
}
