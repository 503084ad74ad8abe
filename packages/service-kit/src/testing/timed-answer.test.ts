import { expect, it } from 'vitest'
import { timedAnswer } from './timed-answer.ts'

/** Answers one after the other, each after so many ms of a clock of its own; the last one again and again. */
function playing(...answers: [statusCode: number, ms: number][]) {
  let clock = 0
  let sent = 0
  const send = async () => {
    const [statusCode, ms] = answers[Math.min(sent, answers.length - 1)] ?? [0, 0]
    sent += 1
    clock += ms
    return { statusCode, body: '' }
  }
  return timedAnswer(send, () => clock)
}

it.each<[string, [number, number][], { statusCode: number; ms: number; isLate: boolean }]>([
  [
    'a machine that was busy',
    [
      [200, 3_000],
      [200, 20],
    ],
    { statusCode: 200, ms: 20, isLate: false },
  ],
  [
    'an answer that is slow each time',
    [
      [200, 3_000],
      [200, 2_000],
    ],
    { statusCode: 200, ms: 2_000, isLate: true },
  ],
  [
    'work that is done the first time alone',
    [
      [200, 3_000],
      [404, 2],
    ],
    { statusCode: 200, ms: 3_000, isLate: false },
  ],
  [
    'work that is done the first time alone, and takes too long on any machine',
    [
      [200, 5_000],
      [404, 2],
    ],
    { statusCode: 200, ms: 5_000, isLate: true },
  ],
  [
    'an error of the second time',
    [
      [200, 3_000],
      [500, 2],
    ],
    { statusCode: 500, ms: 3_000, isLate: false },
  ],
])('tells %s', async (_what, answers, expected) => {
  expect(await playing(...answers)).toMatchObject(expected)
})
