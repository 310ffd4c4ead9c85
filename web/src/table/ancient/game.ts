/** What the first page knows of Ancient Knowledge; the board and the gallery come when they are opened. */
import type { OwnGame } from '../../lib/own-games'
import { poster } from './art/poster'
import './game.css'

const game: OwnGame = {
  place: 1,
  poster,
  named: true,
}

export default game
