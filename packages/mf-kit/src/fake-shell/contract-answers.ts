import { type CallId, calls } from '@ensemble/contracts/calls'
import { type ErrorCode, errorStatuses } from '@ensemble/contracts/errors'
import type { RequestError, ShellRequest } from '@ensemble/contracts/remote'
import { type CallData, type CallInput, type CallSchema, schemas } from '@ensemble/contracts/schemas'
import type { TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'

/** A method and not a property, so that answers of different calls fit into one table. */
type Answer<Id extends CallId> = {
  /** Text where the request asked for a file. */
  answer(input: Required<CallInput<Id>>): CallData<Id> | string | Promise<CallData<Id>>
}['answer']

/** An answer whose input was held against its schema. */
type AnyAnswer = { answer(input: unknown): unknown }['answer']

/** What the doubles answer, by the id of the call. Throw `refusal('NOT_FOUND')` to refuse. */
export type Answers = { [Id in CallId]?: Answer<Id> }

/** An answer that is a refusal, with the status of the contract. */
export function refusal(code: ErrorCode, message: string = code, fields: RequestError['fields'] = {}): RequestError {
  return { status: errorStatuses[code], code, message, fields }
}

/** The call that a request is, by its method and path. */
function callOf({ method, path }: ShellRequest): CallId | undefined {
  return Object.keys(calls)
    .filter(isCallId)
    .find((id) => calls[id].method === method && calls[id].path === path)
}

function isCallId(id: string): id is CallId {
  return id in calls
}

/**
 * Answers a request as the services would: input and answer are held against the schemas of the contract, so that a
 * test cannot pass on data that no service takes or gives.
 * @throws Error when there is no such call, no double for it, or one of the two does not follow the contract
 */
export async function answerByContract(request: ShellRequest, answers: Answers): Promise<unknown> {
  const id = callOf(request)
  if (!id) throw new Error(`No call of the contract is ${request.method} ${request.path}`)
  const answer: AnyAnswer | undefined = answers[id]
  if (!answer) throw new Error(`No answer was given for ${id}`)
  const { data, ...input }: CallSchema = schemas[id]
  for (const [part, schema] of Object.entries(input)) {
    hold(
      schema,
      withoutAbsent(part === 'params' ? request.params : part === 'query' ? request.query : request.body),
      `${part} of ${id}`,
    )
  }
  const given = await answer({ params: request.params, query: request.query ?? {}, body: request.body })
  if (request.answer === 'text' && typeof given === 'string') return given
  hold(data, given, `answer of ${id}`)
  return given
}

/** On the wire a value that is undefined is not there. */
function withoutAbsent(value: unknown): unknown {
  return value === undefined ? {} : JSON.parse(JSON.stringify(value))
}

function hold(schema: TSchema, value: unknown, what: string): void {
  if (Check(schema, value)) return
  const faults = Errors(schema, value).map(({ instancePath, message }) => `${instancePath} ${message}`)
  throw new Error(`The ${what} does not follow the contract: ${faults.join('; ')}`)
}
