import type { Client, Dispatcher } from 'undici'
import type { Exchange } from './exchange.ts'
import { Overtaken } from './failure.ts'

/**
 * The second sending of a call, over a line of its own. Whichever sending is answered first has the answer of the call,
 * whatever it says; the other one ends. What says only that the first one is still being worked on is kept back while
 * that one goes on: whoever asks hears what became of it, and not to come back.
 */
export class SecondSending implements Dispatcher.DispatchHandler {
  readonly #exchange: Exchange
  readonly #call: () => Dispatcher.DispatchOptions
  #controller: Dispatcher.DispatchController | undefined
  #isAnswer = false
  #cause: Error | undefined
  #sent = false
  /** The first sending will have no answer in time. */
  #isAlone = false
  #giveKept: (() => void) | undefined

  /** @param call makes the call as it would be sent now */
  constructor(exchange: Exchange, call: () => Dispatcher.DispatchOptions) {
    this.#exchange = exchange
    this.#call = call
  }

  /** Whether an answer may still come of it. */
  get goesOn(): boolean {
    return !this.#isAnswer && !this.#cause
  }

  get wasSent(): boolean {
    return this.#sent
  }

  /** Sends the call, unless nobody wants that any more. */
  sendOver(line: Client): void {
    if (!this.goesOn) return
    this.#sent = true
    line.dispatch(this.#call(), this)
  }

  /** An answer of the call has begun. */
  overtaken(): void {
    if (this.goesOn) this.end(new Overtaken('the first sending was answered first'))
  }

  end(cause: Error): void {
    if (!this.goesOn) return
    this.#cause = cause
    this.#controller?.abort(cause)
  }

  /** Whatever this one says is the answer: the first has none in time. @returns whether it has said something already */
  takeOver(): boolean {
    this.#isAlone = true
    if (!this.goesOn || !this.#giveKept) return false
    this.#giveKept()
    return true
  }

  /** There was no line to send it over. */
  fail(cause: Error): void {
    if (!this.goesOn) return
    this.#cause = cause
    this.#exchange.secondFailed()
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#cause) controller.abort(this.#cause)
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: Dispatcher.ResponseData['headers'],
  ): void {
    if (statusCode < 200 || !this.goesOn) return
    const isAtIt = isStillAtIt(statusCode, headers)
    const give = () => {
      this.#isAnswer = this.#exchange.goOnWith(controller, statusCode < 500 && !isAtIt)
      if (this.#isAnswer) this.#exchange.onResponseStart(controller, statusCode, headers)
      else this.overtaken()
    }
    if (this.#isAlone || !isAtIt) return give()
    controller.pause()
    this.#giveKept = () => {
      give()
      controller.resume()
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isAnswer) this.#exchange.onResponseData(controller, chunk)
  }

  onResponseEnd(): void {
    if (this.#isAnswer) this.#exchange.onResponseEnd()
  }

  onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#isAnswer) this.#exchange.onResponseError(controller, error)
    else this.fail(error)
  }
}

/** REQUEST_IN_PROGRESS (decision 19): of all answers with this status it alone asks to come back. */
function isStillAtIt(statusCode: number, headers: Dispatcher.ResponseData['headers']): boolean {
  return statusCode === 409 && headers['retry-after'] !== undefined
}
