import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { toArchivoDeConjunto } from '../../contract/direcciones.terms.ts';
import { type DetalleConjunto, datosAbiertosErrors } from '../../contract/index.ts';
import { EDICIONES_MOSTRADAS, ULTIMA_EDICION } from '../../contract/terms.ts';
import { type CodigoConjunto, getConjunto, isCodigoConjunto } from '../../rules/conjuntos/conjuntos.ts';
import { findMuestra, listEdiciones, listElementosNombrados } from '../ediciones/ediciones.queries.ts';
import { listPublicados } from '../ediciones/write-edicion.ts';
import { findLicencia } from '../find-licencia.ts';
import { presentEdiciones, presentResumen } from './present-conjunto.ts';

type Database = Kysely<DatabaseSchema>;

/** The code of a set that is published. @throws CONJUNTO_INEXISTENTE */
export async function requirePublicado(database: Database, codigo: string): Promise<CodigoConjunto> {
  if (!isCodigoConjunto(codigo) || !(await listPublicados(database)).includes(codigo))
    throw refuse(datosAbiertosErrors, 'CONJUNTO_INEXISTENTE');
  return codigo;
}

/** A set with its columns, its first rows and its editions. @throws CONJUNTO_INEXISTENTE */
export async function getConjuntoAbierto(database: Database, pedido: string): Promise<DetalleConjunto> {
  const codigo = await requirePublicado(database, pedido);
  const { columnas } = getConjunto(codigo);
  const identificadores = columnas.flatMap(({ elemento }) => (elemento === undefined ? [] : [elemento]));
  const [licencia, rows, elementos] = await Promise.all([
    findLicencia(database),
    // One more than is told: the last one has a difference too.
    listEdiciones(database, [codigo], EDICIONES_MOSTRADAS + 1),
    listElementosNombrados(database, identificadores),
  ]);
  const [ultima] = rows;
  return {
    ...presentResumen(codigo, rows),
    licencia,
    columnas: columnas.map(({ nombre, tipo, significado, elemento }) => ({
      nombre,
      tipo,
      significado,
      elemento: elementos.find(({ identificador }) => identificador === elemento) ?? null,
    })),
    muestra: ultima ? (await findMuestra(database, codigo, ultima.fecha)).map((fila) => [...fila]) : [],
    ediciones: presentEdiciones(rows, EDICIONES_MOSTRADAS),
    ultimo: {
      csv: toArchivoDeConjunto(codigo, ULTIMA_EDICION, 'csv'),
      json: toArchivoDeConjunto(codigo, ULTIMA_EDICION, 'json'),
    },
  };
}
