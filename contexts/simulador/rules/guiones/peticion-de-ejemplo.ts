import { chooseElenco } from '../poblacion/elenco.ts';
import type { Poblacion } from '../poblacion/poblacion.ts';
import { createMensajeSimulado } from './create-mensaje-simulado.ts';
import type { Guion, OperacionDeGuion } from './guion.ts';
import { writeJson } from './write-mensaje.ts';

/** The petition, in JSON, that asks about a person of the population; empty for an operation that asks for nothing. */
export function writePeticionDe(
  guion: Guion,
  { peticion }: OperacionDeGuion,
  poblacion: Poblacion,
  numero: string,
): string {
  if (!peticion) return '';
  const elegido = chooseElenco(poblacion, [{ identificador: 'numIdentificacion', texto: numero }], numero);
  const { mensaje } = createMensajeSimulado(
    { guion, poblacion, elegido, medida: 'minima', semilla: numero, pedidos: [], dichos: {} },
    peticion.raiz,
  );
  return writeJson(mensaje).trimEnd();
}
