/** What the first view of a board does without. */

export { createTraveller } from './travel'
export { createWords } from './tip'
