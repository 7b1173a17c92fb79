import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { FormatoMensaje } from '../../contract/validador.terms.ts';
import type { Clausura } from '../../rules/esquemas/clausura.ts';
import { presentDiaDeValores } from '../../rules/esquemas/dia-de-valores.ts';
import { computeNombres, getNombre } from '../../rules/esquemas/nombres-esquema.ts';
import { computeFormas, toClausuraSinPatrones } from '../../rules/validador/formas-mensaje.ts';
import { findClausura } from '../esquemas/clausura.queries.ts';
import { writeJsonSchema } from '../esquemas/write-json-schema.ts';
import { writeXsd } from '../esquemas/write-xsd.ts';
import { listElementosDelEsquema, type VersionValidable } from './elemento-validable.queries.ts';
import type { Esquema } from './worker/tarea.ts';

/** The schema of a version of an element with everything it is made of, as the dictionary offers it. */
export async function createEsquemaDeElemento(
  database: Kysely<DatabaseSchema>,
  { id: versionId, rigeHasta }: VersionValidable,
  formato: FormatoMensaje,
): Promise<Esquema> {
  const [clausura, elementos] = await Promise.all([
    findClausura(database, [versionId], presentDiaDeValores(rigeHasta)),
    listElementosDelEsquema(database, versionId),
  ]);
  if (!clausura) throw new Error(`Version ${versionId} was there a moment ago.`);
  return createEsquemaDeClausura(clausura, versionId, formato, elementos);
}

/** The schema of a part of a closure, for messages in one form. */
export function createEsquemaDeClausura(
  clausura: Clausura,
  versionId: number,
  formato: FormatoMensaje,
  elementos: Esquema['elementos'],
): Esquema {
  if (formato === 'json') {
    const { elemento: raiz } = getNombre(computeNombres(clausura), versionId);
    return { tipo: 'json', texto: JSON.stringify(writeJsonSchema(clausura, versionId)), raiz, elementos };
  }
  return { ...createXsdDeElemento(clausura, versionId), elementos };
}

/** The XSD messages of a version are validated against, and the patterns the linear engine judges instead of it. */
export function createXsdDeElemento(
  clausura: Clausura,
  versionId: number,
): Omit<Extract<Esquema, { tipo: 'xsd' }>, 'elementos'> {
  const archivos = writeXsd(toClausuraSinPatrones(clausura));
  const { elemento: nombre, espacio } = getNombre(computeNombres(clausura), versionId);
  const [entrada] = archivos;
  return {
    tipo: 'xsd',
    archivos,
    raiz: entrada?.ruta ?? null,
    raizEsperada: { nombre, espacio },
    formas: computeFormas(clausura, versionId),
  };
}
