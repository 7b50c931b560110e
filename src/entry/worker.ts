import { loadProgram } from './load-program.js';

await loadProgram().worker();
