export { getSimuladorEndpoint, type SimuladorDeServicio } from './get-simulador.endpoint.ts';
export { simuladorErrors } from './simulador.errors.ts';
