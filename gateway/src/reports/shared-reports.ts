import Type from 'typebox'
import type { RegistryState } from '@ensemble/contracts/deliveries'
import { RemoteReport } from '@ensemble/contracts/remote-reports'
import { shellInReports } from '@ensemble/contracts/routes'
import { VisitReport } from '@ensemble/contracts/visit-reports'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { entryOf, liveVersions } from '../registry/registry-state.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import type { Announcements } from '../store/announcements.ts'
import type { LoadWindows } from './load-windows.ts'
import type { ShellVisits } from './shell-visits.ts'
import type { VisitWindows } from './visit-windows.ts'

export interface SharedReportsDeps {
  announcements: Announcements
  windows: LoadWindows
  visits: VisitWindows
  shellVisits: Pick<ShellVisits, 'take'>
  /** Looked at after each report that counts. */
  automaticMoves: { look: (report: Pick<RemoteReport, 'remote' | 'version'>) => void }
  view: Pick<RegistryView, 'descriptor'>
  store: { readonly state: RegistryState }
}

const isLoad = checkOf(Type.Object({ report: RemoteReport, address: Type.String() }))
const isVisit = checkOf(Type.Object({ report: VisitReport, address: Type.String() }))

/**
 * What browsers tell one gateway counts at all of them: a version that fails is taken back after as many failures as
 * with one gateway, and ten reports of one address are the most that count, wherever they come to. What is told of a
 * version that nobody gets is kept nowhere: reports carry no token, and whoever makes up versions would fill the memory
 * of all gateways.
 * @returns what takes a report that has come to this gateway
 */
export function shareReports(deps: SharedReportsDeps) {
  const { announcements, windows, visits, shellVisits, automaticMoves, view, store } = deps
  const isLive = ({ remote, version }: Pick<RemoteReport, 'remote' | 'version'>) => {
    const entry = entryOf(store.state, remote)
    return entry !== undefined && liveVersions(entry).includes(version)
  }
  const takeLoad = (report: RemoteReport, address: string) => {
    if (!isLive(report)) return
    windows.take(report, address)
    automaticMoves.look(report)
  }
  const isOfShell = ({ remote }: VisitReport) => remote === shellInReports
  const takeVisit = (report: VisitReport, address: string) => {
    if (isLive(report)) visits.take(report, address)
  }
  announcements.onTold('load', (told) => isLoad(told) && takeLoad(told.report, told.address))
  announcements.onTold('visit', (told) => {
    if (!isVisit(told)) return
    const { report, address } = told
    if (isOfShell(report)) void shellVisits.take(report, address)
    else takeVisit(report, address)
  })
  return {
    onReport: (report: RemoteReport, address: string) => {
      takeLoad(report, address)
      void announcements.tell('load', { report, address })
    },
    onVisit: async (report: VisitReport, address: string) => {
      if (isOfShell(report)) {
        if (!(await shellVisits.take(report, address))) return
      } else {
        const descriptor = await view.descriptor(report.remote, report.version)
        if (!descriptor?.routes.some(({ path }) => path === report.route)) return
        takeVisit(report, address)
      }
      void announcements.tell('visit', { report, address })
    },
  }
}
