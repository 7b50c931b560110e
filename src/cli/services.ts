import { cacheMaker } from '../build/cache/maker.js';
import type * as buildRoom from '../build/index.js';
import type * as configRoom from '../config/index.js';

/** The rooms that are slow to load, loaded by the commands that need them; tests give others. */
export interface Services {
  readonly cacheMaker: typeof cacheMaker;
  config(): Promise<Pick<typeof configRoom, 'configFileNames' | 'loadConfig'>>;
  build(): Promise<Pick<typeof buildRoom, 'build' | 'emptyCache' | 'openCache'>>;
}

export const services: Services = {
  cacheMaker,
  config: () => import('../config/index.js'),
  build: () => import('../build/index.js'),
};
