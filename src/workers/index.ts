export { processorClock } from './clock.js';
export { Thread, ThreadEnded } from './thread.js';
