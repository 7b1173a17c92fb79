export { MesasDeEntidad } from './mesas-de-entidad.tsx';
export { MesasResumenCard } from './mesas-resumen-card.tsx';
export { ReunionesRecientes } from './reuniones-recientes.tsx';
export { type ResumenMesas, useResumenMesas } from './use-resumen-mesas.ts';
