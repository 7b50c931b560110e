import { parentPort, workerData } from 'node:worker_threads';
import { scanOutput } from './output-scan.js';

parentPort?.postMessage(scanOutput(workerData));
