import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { AMBIENTES, type Ambiente } from '../../contract/terms.ts';

/** Parameter and first value of the instance of each environment. */
const INSTANCIAS: Readonly<Record<Ambiente, readonly [clave: string, inicial: string]>> = {
  calidad: ['plataforma.instanciaCalidad', 'CO-QA'],
  preproduccion: ['plataforma.instanciaPreproduccion', 'CO-PRE'],
  produccion: ['plataforma.instanciaProduccion', 'CO'],
};

/** The instance of X-Road an environment is. */
export function findInstancia(database: Kysely<DatabaseSchema>, ambiente: Ambiente): Promise<string> {
  const [clave, inicial] = INSTANCIAS[ambiente];
  return findParametroTexto(database, clave, inicial);
}

/** An environment as millions of rows have it. */
export function toNumeroAmbiente(ambiente: Ambiente): number {
  return AMBIENTES.indexOf(ambiente);
}
