export { Grafica } from './grafica.tsx';
export type * from './plot.ts';
