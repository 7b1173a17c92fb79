import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  listFaults,
  refuse,
  refuseField,
  requireFaultless,
  toCaller,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type CambioDefinicion,
  type CambioEvento,
  type CambioIndividuo,
  type CambioRegla,
  ontologiaErrors,
} from '../../contract/index.ts';
import type { TipoDefinicion } from '../../contract/terms.ts';
import {
  findErroresDefinicion,
  findErroresEvento,
  findErroresIndividuo,
  findErroresRegla,
} from '../../rules/datos-ficha.ts';
import { hasCiclo } from '../../rules/jerarquia.ts';
import { findErrorPropiedad } from '../../rules/valor-propiedad.ts';
import { findErrorRegla } from '../reglas/run-regla.ts';
import { findEspacioNombres } from '../turtle/espacio-nombres.ts';
import {
  countElementos,
  listClasesDeIndividuos,
  listPropiedades,
  listSuperiores,
  listValoresUsados,
} from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Each of these must be a class that exists. */
async function requireClases(
  database: Database,
  clases: readonly (readonly [campo: string, id: number | null])[],
): Promise<void> {
  const ids = clases.flatMap(([, id]) => (id === null ? [] : [id]));
  const known = await listPropiedades(database, ids);
  const errores = clases.flatMap(([campo, id]) =>
    id === null || known.get(id)?.tipo === 'clase' ? [] : [[campo, 'Elija una clase de la ontología.']],
  );
  requireFaultless(listFaults(Object.fromEntries(errores)));
}

async function requireElementos(database: Database, campo: string, ids: readonly number[]): Promise<void> {
  const distinct = [...new Set(ids)];
  if (distinct.length > 0 && (await countElementos(database, distinct)) < distinct.length)
    throw refuseField(campo, 'Elija elementos de dato que existan.');
}

/**
 * A definition whose references hold together.
 *
 * @param id of the one that changes; null for a new one
 */
export async function verifyDefinicion(
  database: Database,
  tipo: TipoDefinicion,
  datos: CambioDefinicion,
  id: number | null,
): Promise<void> {
  requireFaultless(listFaults(findErroresDefinicion(tipo, datos)));
  await requireClases(database, [
    ['idClaseSuperior', datos.idClaseSuperior],
    ['idDominio', datos.idDominio],
    ['idRango', datos.idRango],
  ]);
  await requireElementos(database, 'idElemento', datos.idElemento === null ? [] : [datos.idElemento]);
  if (hasCiclo(id, datos.idClaseSuperior, await listSuperiores(database)))
    throw refuseField('idClaseSuperior', 'La clase quedaría por encima de sí misma.');
}

/**
 * After a definition changed, every value of an individual must still be one its class admits.
 *
 * @throws ONTOLOGIA_INCOHERENTE with the values that are not
 */
export async function requireValoresCoherentes(database: Database): Promise<void> {
  const valores = await listValoresUsados(database);
  if (valores.length === 0) return;
  const superiores = await listSuperiores(database);
  const propiedades = await listPropiedades(database, [
    ...new Set(valores.map(({ propiedad_id }) => propiedad_id)),
  ]);
  const errores = valores.flatMap(({ nombre, clase_id, propiedad_id, valor, clase_valor_id }) => {
    const propiedad = propiedades.get(propiedad_id);
    const error =
      propiedad && findErrorPropiedad(propiedad, clase_id, { valor, claseValor: clase_valor_id }, superiores);
    return error ? [{ mensaje: `${nombre}: ${error}` }] : [];
  });
  if (errores.length > 0) throw refuse(ontologiaErrors, 'ONTOLOGIA_INCOHERENTE', errores.slice(0, 5));
}

export async function verifyIndividuo(database: Database, datos: CambioIndividuo): Promise<void> {
  requireFaultless(listFaults(findErroresIndividuo(datos)));
  await requireClases(database, [['idClase', datos.idClase]]);
  const superiores = await listSuperiores(database);
  const propiedades = await listPropiedades(
    database,
    datos.valores.map(({ idPropiedad }) => idPropiedad),
  );
  const clases = await listClasesDeIndividuos(
    database,
    datos.valores.flatMap(({ idIndividuo }) => (idIndividuo === null ? [] : [idIndividuo])),
  );
  const errores = datos.valores.flatMap(({ idPropiedad, valor, idIndividuo }) => {
    const propiedad = propiedades.get(idPropiedad);
    if (!propiedad) return ['Elija una propiedad de la ontología.'];
    const claseValor = idIndividuo === null ? null : (clases.get(idIndividuo) ?? null);
    return findErrorPropiedad(propiedad, datos.idClase, { valor, claseValor }, superiores) ?? [];
  });
  if (errores.length > 0) throw refuseField('valores', errores.join(' '));
}

export async function verifyEvento(database: Database, datos: CambioEvento): Promise<void> {
  requireFaultless(listFaults(findErroresEvento(datos)));
  await requireClases(
    database,
    datos.participantes.map(({ idClase }) => ['participantes', idClase]),
  );
  await requireElementos(database, 'elementos', datos.elementos);
}

/**
 * A rule that says something that can run. Its expression is read in a process of its own, for which no transaction waits.
 *
 * @throws SOLICITUD_INVALIDA, also for an expression that could never run, REGLA_DEMORADA, SERVICIO_OCUPADO
 */
export async function verifyExpresionRegla(
  database: Database,
  datos: CambioRegla,
  context: CallContext,
): Promise<void> {
  requireFaultless(listFaults(findErroresRegla(datos)));
  if (datos.lenguaje === 'texto') return;
  const { lenguaje, expresion } = datos;
  const espacio = await findEspacioNombres(database);
  const error = await findErrorRegla({ lenguaje, expresion, espacio }, toCaller(context));
  if (error !== null) throw refuseField('expresion', error);
}

/** @throws SOLICITUD_INVALIDA */
export async function verifyReferenciasRegla(database: Database, datos: CambioRegla): Promise<void> {
  await requireClases(database, [['idClase', datos.idClase]]);
  await requireElementos(database, 'elementos', datos.elementos);
}
