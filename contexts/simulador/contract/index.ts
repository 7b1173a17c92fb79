export { getConsumoXroadEndpoint, verifyConsumoXroadEndpoint } from './consumo-xroad.endpoints.ts';
export type { ConsumoXroad, EnsayoDeConsumo, LlamadaDeConsumo } from './consumo-xroad.schema.ts';
export type {
  EnsayosDeVersion,
  EnsayoXroad,
  IntercambioDePrueba,
  PruebaXroad,
  ResumenEnsayo,
} from './ensayo-xroad.schema.ts';
export {
  createEnsayoXroadEndpoint,
  getEnsayoXroadEndpoint,
  listEnsayosXroadEndpoint,
} from './ensayos-xroad.endpoints.ts';
export { getSimuladorEndpoint, type SimuladorDeServicio } from './get-simulador.endpoint.ts';
