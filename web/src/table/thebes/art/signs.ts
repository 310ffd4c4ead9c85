/** The sign of each site: a column, horns, a pyramid, a jar, a gate. */
export const SITE_SIGNS: readonly string[] = [
  'M5 21h14v-2H5Zm1-3h2V7h2v11h1V7h2v11h1V7h2v11h2V5H6ZM4 4h16V2H4Z',
  'M4 3c0 7 3 10 5 11v7h6v-7c2-1 5-4 5-11-3 2-3 6-6 7h-4C7 9 7 5 4 3Z',
  'M12 2 23 21H1Zm0 5-7 12h5Z',
  'M8 2h8v2l-2 2c5 3 5 11 1 15H9C5 17 5 9 10 6L8 4Z',
  'M2 21V6h3V3h3v3h2V3h4v3h2V3h3v3h3v15h-7v-6a3 3 0 0 0-6 0v6Z',
]

/** A point at the end. */
export const STAR = 'm12 1 3.200 7.300 7.800.8-5.900 5.200 1.800 7.700L12 18l-6.900 4 1.800-7.700L1 9.100l7.800-.8Z'

/** Knowledge for once: a rolled leaf. */
export const SCROLL = 'M3 2h18a2 2 0 0 1 0 5H3a2 2 0 0 1 0-5Zm2 6h14v8H5Zm-2 9h18a2 2 0 0 1 0 5H3a2 2 0 0 1 0-5Z'

/** Pictures of the things in the display (100 × 64). */
export const THINGS: Readonly<Record<string, string>> = {
  book:
    '<path class="a" d="M18 14q16-6 32 2q16-8 32-2v38q-16-6-32 2q-16-8-32-2Z"/>' +
    '<path class="s0" d="M22 17q14-4 28 3v30q-14-6-28-3Z"/>' +
    '<path class="s1" d="M78 17q-14-4-28 3v30q14-6 28-3Z"/>' +
    '<path class="t" d="M27 25q9-2 18 2m-18 5q9-2 18 2m-18 5q9-2 18 2"/>',
  general_book:
    '<path class="s2" d="M20 46h60v8H20Z"/><path class="a" d="M24 36h56v10H24Z"/>' +
    '<path class="s0" d="M18 26h58v10H18Z"/><path class="s1" d="M26 16h50v10H26Z"/>' +
    '<path class="l" d="M30 51h40M32 41h38M26 31h40M34 21h34"/>',
  legend:
    '<path class="s0" d="M26 12h44q8 0 8 7h-8v26q0 8 8 8H34q-8 0-8-8Z"/>' +
    '<path class="s2" d="M70 19h8q0-7-8-7Zm-36 34q-8 0-8-8h36q0 8 8 8Z"/>' +
    '<path class="al" d="M34 22h28M34 29h24M34 36h28"/><circle class="a" cx="64" cy="46" r="6"/>',
  assistant:
    '<circle class="s0" cx="50" cy="24" r="11"/><path class="a" d="M24 58q2-22 26-22t26 22Z"/>' +
    '<path class="s2" d="M37 20q13-6 26 0l-2-8q-11-6-22 0ZM33 20h34v2H33Z"/>' +
    '<path class="l" d="M44 38l6 8 6-8M45 26h2m6 0h2m-7 5h4"/>',
  shovel:
    '<path class="s1" d="m66 8 6 6-34 34-6-6Z"/>' +
    '<path class="a" d="M36 36 46 46 38 58q-12 0-16-2-2-8 0-14Z"/>' +
    '<path class="s2" d="m62 4 14 14-4 2L60 8Z"/><path class="t" d="M8 60q40-6 84 0"/>',
  car:
    '<path class="a" d="M12 44V32h14l8-14h30l10 14h14v12Z"/>' +
    '<path class="s0" d="M38 22h10v10H33Zm13 0h11l7 10H51Z"/><circle class="k" cx="30" cy="46" r="9"/>' +
    '<circle class="k" cx="72" cy="46" r="9"/><circle class="s0" cx="30" cy="46" r="3.500"/>' +
    '<circle class="s0" cx="72" cy="46" r="3.500"/><path class="sun" d="M88 34h6v5h-6Z"/>' +
    '<path class="t" d="M4 56h92"/>',
  zeppelin:
    '<path class="s0" d="M8 28Q22 8 54 8t40 18Q82 46 54 46T8 28Z"/>' +
    '<path class="t" d="M9 27h84M18 16q36-7 68 2M18 38q36 6 66-4"/>' +
    '<path class="a" d="m8 28 0-14 12 8m-12 6v14l12-8M40 48h24v7H44Z"/>',
  special_license:
    '<path class="s0" d="M22 8h50l8 8v42H22Z"/><path class="s2" d="M72 8v8h8Z"/>' +
    '<path class="t" d="M30 20h34M30 27h42M30 34h42"/><circle class="a" cx="64" cy="47" r="9"/>' +
    '<path class="al" d="M30 48q8-10 10 0t12-4"/>',
  congress:
    '<path class="s1" d="M34 58l4-24h24l4 24Z"/><path class="a" d="M28 28h44v7H28Z"/>' +
    '<circle class="s0" cx="50" cy="13" r="7"/><path class="s2" d="M40 27q2-8 10-8t10 8Z"/>' +
    '<path class="l" d="M14 58q0-8 6-8t6 8M74 58q0-8 6-8t6 8M17 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0' +
    'M77 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0"/>',
  exhibition:
    '<path class="s0" d="M12 58V28h76v30Z"/><path class="a" d="M6 28 50 6l44 22Z"/>' +
    '<path class="s1" d="M18 30h7v28h-7Zm18 0h7v28h-7Zm21 0h7v28h-7Zm18 0h7v28h-7Z"/>' +
    '<path class="k" d="M45 40h10v18H45Z"/><path class="t" d="M6 60h88"/>',
  artefact:
    '<path class="s0" d="M38 56Q24 34 40 22l-3-6V10h26v6l-3 6q16 12 2 34Z"/>' +
    '<path class="al" d="M32 36q18 7 36 0M34 44q16 6 32 0"/>' +
    '<path class="s2" d="M56 56q12-18 0-34l4-6v-6h3v6l-3 6q16 12 2 34Z"/>',
}
