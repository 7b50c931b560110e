import { parentPort, workerData } from 'node:worker_threads';
import { look } from './early-look.js';

parentPort?.postMessage(look(workerData));
