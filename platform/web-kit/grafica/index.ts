export { Grafica } from './grafica.tsx';
export { KpiTile } from './kpi-tile.tsx';
export type * from './plot.ts';
