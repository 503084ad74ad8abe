import type { VisitFigures } from '@ensemble/contracts/deliveries'
import type { VisitReport } from '@ensemble/contracts/visit-reports'
import { SenderWindows } from './sender-windows.ts'
import { isSurelySlower, percentile } from './slower.ts'

type Vitals = Pick<VisitReport, 'lcpMs' | 'inpMs' | 'cls'>

/** How the last visits that began on a page of a version came to browsers, as they told it to this gateway. */
export class VisitWindows {
  readonly #windows = new SenderWindows<Vitals>()
  readonly #routes = new Map<string, Set<string>>()

  /** @param address of who sent the report */
  take({ remote, version, route, ...vitals }: VisitReport, address: string): void {
    const known = this.#routes.get(`${remote}/${version}`) ?? new Set()
    this.#routes.set(`${remote}/${version}`, known.add(route))
    this.#windows.take(keyOf(remote, version, route), vitals, address)
  }

  /** Of each route that somebody told of, in order. */
  figures(remote: string, version: string): VisitFigures[] {
    return [...(this.#routes.get(`${remote}/${version}`) ?? [])].sort().map((route) => {
      const told = this.#windows.of(keyOf(remote, version, route))
      const at = (vital: keyof Vitals) => percentile(valuesOf(told, vital))
      return { route, visits: told.length, lcpMs: at('lcpMs'), inpMs: at('inpMs'), cls: at('cls') }
    })
  }

  /** Those of a canary, beside the version that everybody else gets. */
  beside(remote: string, canary: string, stable: string): VisitFigures[] {
    return this.figures(remote, canary).map((figures) => {
      const [its, usual] = [canary, stable].map((version) => this.#windows.of(keyOf(remote, version, figures.route)))
      const isSlower = (['lcpMs', 'inpMs'] as const).some((vital) =>
        isSurelySlower(valuesOf(its ?? [], vital), valuesOf(usual ?? [], vital)),
      )
      return isSlower ? { ...figures, slower: true } : figures
    })
  }

  /** A version is put live, maybe again: what was told before that says nothing of now. */
  forget(remote: string, version: string): void {
    for (const route of this.#routes.get(`${remote}/${version}`) ?? [])
      this.#windows.forget(keyOf(remote, version, route))
    this.#routes.delete(`${remote}/${version}`)
  }
}

function valuesOf(told: readonly Vitals[], vital: keyof Vitals): number[] {
  return told.map((vitals) => vitals[vital]).filter((value) => value !== undefined)
}

function keyOf(remote: string, version: string, route: string): string {
  return `${remote}/${version}${route}`
}
