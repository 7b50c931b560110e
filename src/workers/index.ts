export { processorClock } from './clock.js';
export { MessageQueue } from './message-queue.js';
export { Thread, ThreadEnded } from './thread.js';
