import type { DatabaseSchema } from '@marco/database';
import { findParametroFilas, findParametroTexto } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { DatosGenerales } from '../../contract/index.ts';
import { listFilasPublicas } from '../../rules/datos-generales/filas-publicas.ts';

type Textos = Pick<DatosGenerales, 'presentacion' | 'pasos' | 'terminos' | 'documentos' | 'preguntas'>;

/** The texts of the page as they stand in the parametrizer now: what somebody saves there is read with the next petition. */
export async function readTextos(database: Kysely<DatabaseSchema>): Promise<Textos> {
  const read = async <const Campo extends string>(clave: string, campos: readonly Campo[]) =>
    listFilasPublicas((await findParametroFilas(database, `datosGenerales.${clave}`)).filas, campos);
  const [presentacion, pasos, terminos, documentos, preguntas] = await Promise.all([
    findParametroTexto(database, 'datosGenerales.presentacion', ''),
    read('pasos', ['titulo', 'texto', 'llega']),
    read('terminos', ['titulo', 'texto']),
    read('documentos', ['titulo', 'tipo', 'numero', 'fecha', 'url']),
    read('preguntas', ['titulo', 'texto']),
  ]);
  return { presentacion, pasos, terminos, documentos, preguntas };
}
