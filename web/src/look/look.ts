// The look as a whole: importing this dresses the page.

import './fonts.css'
import './tokens.css'
import './base.css'
import './controls.css'
import './panels.css'
import './pieces.css'

export { addSprite, lay } from './sprite'
