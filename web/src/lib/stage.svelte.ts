/**
 * A table has the whole window, once it is there; what comes before it stands between head and ground like any page.
 * Whether it is one's turn there is for the title.
 */
export const stage = $state({ framed: false, turn: false })

/** For as long as this component is shown. */
export function framed(): void {
  $effect(() => {
    stage.framed = true
    return () => (stage.framed = false)
  })
}
