import { parentPort, workerData } from 'node:worker_threads';
import { look } from './output-scan.js';

parentPort?.postMessage(look(workerData));
