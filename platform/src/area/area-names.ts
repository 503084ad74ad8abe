/** What an area is called, in each place that writes names its own way. */
export interface AreaNames {
  /** As somebody types it: `trial-area`. */
  area: string
  service: string
  remote: string
  /** In paths, tables and subjects: `trial_area`. */
  snake: string
  /** In programs: `trialArea`. */
  camel: string
  /** In settings and as a stream: `TRIAL_AREA`. */
  upper: string
  /** For people: `trial area`. */
  words: string
}

export function areaNames(area: string): AreaNames {
  const snake = area.replaceAll('-', '_')
  return {
    area,
    service: `svc-${area}`,
    remote: `mf-${area}`,
    snake,
    camel: area.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase()),
    upper: snake.toUpperCase(),
    words: area.replaceAll('-', ' '),
  }
}
