import type { EffortBand } from '@ensemble/contracts/missions/browse-choices'

const named = (band: EffortBand) => `'${band}'`

/** How long a mission takes, in the words of browsing. */
export const effortBandSql = `(case
  when m.effort_per = 'week' then ${named('weekly')}
  when m.effort_per = 'month' then ${named('monthly')}
  when m.effort_hours <= 2 then ${named('two_hours')}
  when m.effort_hours <= 4 then ${named('half_day')}
  when m.effort_hours <= 8 then ${named('day')}
  else ${named('longer')} end)`
