/**
 * A table has the whole window, once it is there; what comes before it stands between head and ground like any page.
 */
export const stage = $state({ framed: false })

/** For as long as this component is shown. */
export function framed(): void {
  $effect(() => {
    stage.framed = true
    return () => (stage.framed = false)
  })
}
