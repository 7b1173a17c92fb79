export type * from './plot.ts';
