/** The face of the dial: twelve weeks round a hub, in a square of 240. */

export const on = (r: number, a: number): string =>
  `${(120 + Math.cos(a) * r).toFixed(1)} ${(120 + Math.sin(a) * r).toFixed(1)}`

export const TICKS = Array.from({ length: 48 }, (_, i) => {
  const a = (i / 48) * Math.PI * 2
  return `M${on(113, a)}L${on(116.5, a)}`
}).join('')

/** Where the middle of a week lies. */
export const angle = (week: number): number => ((week - 0.5) / 12) * Math.PI * 2 - Math.PI / 2

/** The week at a point, with the hub at 0 0 and the rim at 1; 0 where there is none. */
export function weekAt(x: number, y: number): number {
  const r = Math.hypot(x, y)
  if (r < 0.36 || r > 1.35) return 0
  return 1 + (Math.floor(((Math.atan2(y, x) + Math.PI / 2 + Math.PI * 2) / (Math.PI * 2)) * 12) % 12)
}

export function slice(week: number): string {
  const [a, b] = [angle(week) - Math.PI / 12 + 0.015, angle(week) + Math.PI / 12 - 0.015]
  return `M${on(52, a)}L${on(112, a)}A112 112 0 0 1 ${on(112, b)}L${on(52, b)}A52 52 0 0 0 ${on(52, a)}Z`
}
