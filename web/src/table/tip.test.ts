import { expect, it } from 'vitest'
import { tipOf } from './tip'

it('leaves numbers of rulings and signs of places to those who ask for help', () => {
  expect(tipOf('It goes on. Whitepine Gate (N3): A clan may play cards here. Rulings: R5.2.4 and Q14.')).toBe(
    'It goes on. Whitepine Gate: A clan may play cards here.',
  )
  expect(tipOf('Der Stamm zieht (einmal). Rostklippe (N5): Hier. Entscheide: R3.9, R2.4 und Q8.')).toBe(
    'Der Stamm zieht (einmal). Rostklippe: Hier.',
  )
  expect(tipOf('Nothing to leave out.')).toBe('Nothing to leave out.')
})
