export type Progress = (detail: string) => void

export interface Steps {
  /** Runs one step under its title and shows how long it took; steps may overlap. The step's error is thrown on. */
  run<Result>(title: string, work: (progress: Progress) => Promise<Result>): Promise<Result>
  /** Writes a line of its own between the steps. */
  note(line: string): void
}

interface Running {
  title: string
  detail: string
  startedAt: number
  announced: boolean
}

interface Output {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * The list of steps a person watches: on a terminal the running ones turn, elsewhere (a CI log) plain lines appear,
 * one when a step has lasted a second, one every ten seconds after that, one when it is done.
 */
export function createSteps(output: Output = process.stdout): Steps {
  const running = new Set<Running>()
  const live = output.isTTY === true
  let drawn = 0
  let frame = 0
  let timer: NodeJS.Timeout | undefined

  function erase(): void {
    if (drawn > 0) output.write(`\u001b[${String(drawn)}A\u001b[J`)
    drawn = 0
  }
  function draw(): void {
    if (!live) return
    const width = (output.columns ?? 100) - 1
    for (const step of running) {
      output.write(`${`${frames[frame % frames.length] ?? '·'} ${line(step)}`.slice(0, width)}\n`)
    }
    drawn = running.size
  }
  function tick(): void {
    frame += 1
    if (live) {
      erase()
      draw()
      return
    }
    for (const step of running) {
      const age = Date.now() - step.startedAt
      if (age >= 1000 && !step.announced) {
        step.announced = true
        output.write(`… ${step.title}\n`)
      } else if (frame % 100 === 0) output.write(`… ${line(step)}\n`)
    }
  }
  function print(text: string): void {
    erase()
    output.write(`${text}\n`)
    draw()
  }

  return {
    async run(title, work) {
      const step: Running = { title, detail: '', startedAt: Date.now(), announced: false }
      running.add(step)
      timer ??= setInterval(tick, 100)
      try {
        const result = await work((detail) => {
          step.detail = detail
        })
        running.delete(step)
        print(`✓ ${line(step)}`)
        return result
      } catch (error) {
        running.delete(step)
        print(`✗ ${line(step)}`)
        throw error
      } finally {
        if (running.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
      }
    },
    note: print,
  }
}

function line({ title, detail, startedAt }: Running): string {
  return `${title} (${seconds(Date.now() - startedAt)})${detail ? ` — ${detail}` : ''}`
}

/** A duration for people: `0.4 s`, `12 s`, `2 min 05 s`. */
export function seconds(milliseconds: number): string {
  if (milliseconds < 10_000) return `${(milliseconds / 1000).toFixed(1)} s`
  const whole = Math.round(milliseconds / 1000)
  if (whole < 60) return `${String(whole)} s`
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60).padStart(2, '0')} s`
}
