const width = 1280

/** A band of hills across the picture, from a height (pixels from the top) down to the lower edge. */
export function hills(random: () => number, top: number, colour: string): string {
  const step = width / 4
  let path = `M0 ${top + 40 * random()}`
  for (let x = 0; x < width; x += step) {
    const lift = top - 60 + 120 * random()
    path += ` Q${x + step / 2} ${lift} ${x + step} ${top + 40 * random()}`
  }
  return `<path d="${path} V720 H0 Z" fill="${colour}"/>`
}

/** Somebody standing: a head and a rounded body, no face. */
export function person(x: number, base: number, scale: number, colour: string, skin: string): string {
  const body = 74 * scale
  return `<g><path d="M${x - body} ${base} v${-70 * scale} a${body} ${body} 0 0 1 ${2 * body} 0 v${70 * scale} Z" fill="${colour}"/>
    <circle cx="${x}" cy="${base - 190 * scale}" r="${44 * scale}" fill="${skin}"/></g>`
}

export function tree(x: number, base: number, scale: number, colour: string): string {
  return `<g><rect x="${x - 8 * scale}" y="${base - 120 * scale}" width="${16 * scale}" height="${120 * scale}" rx="8" fill="#8d6e5a"/>
    <ellipse cx="${x}" cy="${base - 180 * scale}" rx="${70 * scale}" ry="${100 * scale}" fill="${colour}"/></g>`
}

export function house(x: number, base: number, scale: number, colour: string): string {
  const side = 200 * scale
  return `<g><rect x="${x}" y="${base - side * 0.8}" width="${side}" height="${side * 0.8}" rx="10" fill="#ffffff"/>
    <path d="M${x - 24 * scale} ${base - side * 0.78} L${x + side / 2} ${base - side * 1.4} L${x + side + 24 * scale} ${base - side * 0.78} Z" fill="${colour}"/>
    <rect x="${x + side * 0.4}" y="${base - side * 0.4}" width="${side * 0.22}" height="${side * 0.4}" rx="6" fill="${colour}"/></g>`
}

/** A market stand with a striped awning. */
export function stand(x: number, base: number, colour: string): string {
  const stripes = [0, 1, 2, 3, 4, 5]
    .map(
      (stripe) =>
        `<path d="M${x + stripe * 60} ${base - 250} h60 v50 a30 30 0 0 1 -60 0 Z" fill="${stripe % 2 ? '#ffffff' : colour}"/>`,
    )
    .join('')
  return `<g><rect x="${x + 10}" y="${base - 220}" width="14" height="220" fill="#8d6e5a"/><rect x="${x + 336}" y="${base - 220}" width="14" height="220" fill="#8d6e5a"/>
    <rect x="${x}" y="${base - 100}" width="360" height="100" rx="8" fill="#ffffff"/>${stripes}</g>`
}

/** An open book. */
export function book(x: number, base: number, colour: string): string {
  return `<g><path d="M${x} ${base - 150} q110 -50 180 0 v150 q-70 -50 -180 0 Z" fill="#ffffff"/>
    <path d="M${x + 360} ${base - 150} q-110 -50 -180 0 v150 q70 -50 180 0 Z" fill="#ffffff"/>
    <path d="M${x} ${base} q110 -50 180 0 q70 -50 180 0 v18 q-110 -50 -180 0 q-70 -50 -180 0 Z" fill="${colour}"/>
    <path d="M${x + 30} ${base - 110} q70 -28 120 0 M${x + 30} ${base - 75} q70 -28 120 0 M${x + 210} ${base - 110} q60 -28 120 0 M${x + 210} ${base - 75} q60 -28 120 0" stroke="${colour}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".45"/></g>`
}

/** Two speech balloons. */
export function talk(x: number, base: number, colour: string, other: string): string {
  return `<g><path d="M${x} ${base - 260} h220 a30 30 0 0 1 30 30 v80 a30 30 0 0 1 -30 30 h-150 l-50 50 v-50 h-20 a30 30 0 0 1 -30 -30 v-80 a30 30 0 0 1 30 -30 Z" fill="${colour}"/>
    <path d="M${x + 200} ${base - 160} h200 a30 30 0 0 1 30 30 v70 a30 30 0 0 1 -30 30 h-10 v46 l-46 -46 h-144 a30 30 0 0 1 -30 -30 v-70 a30 30 0 0 1 30 -30 Z" fill="${other}"/></g>`
}

/** A screen with somebody in it. */
export function screen(x: number, base: number, colour: string, skin: string): string {
  return `<g><rect x="${x}" y="${base - 260}" width="400" height="240" rx="18" fill="#2b3445"/><rect x="${x + 16}" y="${base - 244}" width="368" height="208" rx="8" fill="#ffffff"/>
    <path d="M${x + 120} ${base - 36} v-20 a80 80 0 0 1 160 0 v20 Z" fill="${colour}"/><circle cx="${x + 200}" cy="${base - 160}" r="44" fill="${skin}"/>
    <rect x="${x - 30}" y="${base - 20}" width="460" height="22" rx="11" fill="#59657a"/></g>`
}
