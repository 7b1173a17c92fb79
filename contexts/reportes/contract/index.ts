export type { Indicador } from './indicador.schema.ts';
export { listIndicadoresEndpoint } from './indicadores.endpoints.ts';
