import { expect, test } from 'vitest'
import { answerByContract, refusal } from './contract-answers.ts'

const request = {
  method: 'GET',
  path: '/article/:articleId',
  params: { articleId: '0190a000-0000-7000-8000-000000000001' },
} as const

test('an answer that no service gives is not given by a double either', async () => {
  const answers = { 'article.get': () => ({ id: 'x' }) as never }
  await expect(answerByContract(request, answers)).rejects.toThrow('answer of article.get does not follow the contract')
})

test('a request that no service takes is refused', async () => {
  const wrong = { ...request, params: { articleId: 'not an id' } }
  await expect(answerByContract(wrong, { 'article.get': () => ({}) as never })).rejects.toThrow('params of article.get')
  await expect(answerByContract({ method: 'GET', path: '/nothing' }, {})).rejects.toThrow('No call of the contract')
})

test('a refusal has the status of the contract', async () => {
  const answers = {
    'article.get': () => {
      throw refusal('NOT_FOUND')
    },
  }
  await expect(answerByContract(request, answers)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
