export { Grafica } from './grafica.tsx';
export { type KpiChange, KpiTile } from './kpi-tile.tsx';
export type * from './plot.ts';
