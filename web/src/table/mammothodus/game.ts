/** What the first page knows of Mammothodus; the board and the gallery come when they are opened. */
import type { OwnGame } from '../../lib/own-games'
import { poster } from './art/poster'
import './game.css'

const game: OwnGame = {
  place: 3,
  poster,
}

export default game
