import type { ShellFigures } from '@ensemble/contracts/deliveries'
import { shellInReports, shellRoutes } from '@ensemble/contracts/routes'
import type { VisitReport } from '@ensemble/contracts/visit-reports'
import { VisitWindows } from './visit-windows.ts'

/**
 * How visits that began on the shell's own pages came to browsers, of the build that this gateway gives to visitors. What
 * was told of a build before it is forgotten: whatever is sent here, so many routes are the most that is kept.
 */
export class ShellVisits {
  readonly #build: () => Promise<string | null>
  #kept: { build: string; windows: VisitWindows } | null = null

  /** @param build what names the build now; null where nothing does */
  constructor(build: () => Promise<string | null>) {
    this.#build = build
  }

  /**
   * @param address of who sent the report
   * @returns false for what counts for nothing: another build, or a route that the shell does not have
   */
  async take(report: VisitReport, address: string): Promise<boolean> {
    const now = await this.#now()
    if (report.version !== now?.build || !shellRoutes.some(({ path }) => path === report.route)) return false
    now.windows.take(report, address)
    return true
  }

  /** Null where the build has no name. */
  async figures(): Promise<ShellFigures | null> {
    const now = await this.#now()
    return now && { version: now.build, visits: now.windows.figures(shellInReports, now.build) }
  }

  async #now() {
    const build = await this.#build()
    if (build !== this.#kept?.build) this.#kept = build === null ? null : { build, windows: new VisitWindows() }
    return this.#kept
  }
}
