/** What the first page knows of Thebes; the board and the gallery come when they are opened. */
import type { OwnGame } from '../../lib/own-games'
import { poster } from './art/poster'
import './game.css'

const game: OwnGame = {
  place: 2,
  poster,
}

export default game
