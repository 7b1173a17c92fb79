export { listPaginaDeEventos } from './formatos/eventos.queries.ts';
export type { FuenteDeUso } from './uso/read-uso.ts';
