import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { CambioDefinicion, CambioEvento, CambioIndividuo, CambioRegla } from '../../contract/index.ts';
import type { EstadoFicha, Palabra, TipoDefinicion } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** What never changes of a ficha. */
export interface OrigenFicha {
  readonly codigo: string;
  readonly oid: string;
  readonly autorId: number;
}

const VERSION = sql<number>`version + 1`;

function toDefinicion(datos: CambioDefinicion) {
  return {
    termino: datos.nombre,
    definicion: datos.definicion,
    fuente: datos.fuente,
    clase_superior_id: datos.idClaseSuperior,
    dominio_clase_id: datos.idDominio,
    rango_clase_id: datos.idRango,
    rango_tipo_dato: datos.rangoTipoDato,
    elemento_id: datos.idElemento,
    sinonimos: datos.sinonimos,
  };
}

function toIndividuo(datos: CambioIndividuo) {
  return {
    nombre: datos.nombre,
    clase_id: datos.idClase,
    codigo: datos.notacion,
    vigente_desde: datos.vigenteDesde,
    vigente_hasta: datos.vigenteHasta,
  };
}

function toEvento(datos: CambioEvento) {
  const { nombre, tipo, descripcion, disparador, precondiciones, resultados } = datos;
  return { nombre, tipo, descripcion, disparador, precondiciones, resultados };
}

function toRegla(datos: CambioRegla) {
  const { nombre, tipo, enunciado, lenguaje, expresion, severidad, mensaje, idClase } = datos;
  return { nombre, tipo, enunciado, lenguaje, expresion, severidad, mensaje, clase_id: idClase };
}

export async function addDefinicion(
  trx: Running,
  { codigo, oid, autorId }: OrigenFicha,
  tipo: TipoDefinicion,
  datos: CambioDefinicion,
): Promise<number> {
  const { id } = await trx
    .insertInto('ontologia_definiciones')
    .values({ ...toDefinicion(datos), codigo, tipo, oid, autor_id: autorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDefinicion(trx: Running, id: number, datos: CambioDefinicion): Promise<void> {
  await trx
    .updateTable('ontologia_definiciones')
    .set({ ...toDefinicion(datos), version: VERSION })
    .where('id', '=', id)
    .execute();
}

export async function addIndividuo(
  trx: Running,
  { codigo, oid, autorId }: OrigenFicha,
  datos: CambioIndividuo,
): Promise<number> {
  const { id } = await trx
    .insertInto('ontologia_individuos')
    .values({ ...toIndividuo(datos), codigo_iri: codigo, oid, autor_id: autorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveValores(trx, id, datos);
  return id;
}

export async function updateIndividuo(trx: Running, id: number, datos: CambioIndividuo): Promise<void> {
  await trx
    .updateTable('ontologia_individuos')
    .set({ ...toIndividuo(datos), version: VERSION })
    .where('id', '=', id)
    .execute();
  await saveValores(trx, id, datos);
}

async function saveValores(trx: Running, id: number, { valores }: CambioIndividuo): Promise<void> {
  await trx.deleteFrom('ontologia_individuos_valores').where('individuo_id', '=', id).execute();
  if (valores.length === 0) return;
  await trx
    .insertInto('ontologia_individuos_valores')
    .values(
      valores.map(({ idPropiedad, valor, idIndividuo }) => ({
        individuo_id: id,
        propiedad_id: idPropiedad,
        valor: idIndividuo === null ? valor : null,
        valor_individuo_id: idIndividuo,
      })),
    )
    .execute();
}

export async function addEvento(
  trx: Running,
  { codigo, oid, autorId }: OrigenFicha,
  datos: CambioEvento,
): Promise<number> {
  const { id } = await trx
    .insertInto('ontologia_eventos')
    .values({ ...toEvento(datos), codigo, oid, autor_id: autorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveRelacionesEvento(trx, id, datos);
  return id;
}

export async function updateEvento(trx: Running, id: number, datos: CambioEvento): Promise<void> {
  await trx
    .updateTable('ontologia_eventos')
    .set({ ...toEvento(datos), version: VERSION })
    .where('id', '=', id)
    .execute();
  await saveRelacionesEvento(trx, id, datos);
}

type RelacionesEvento = Pick<CambioEvento, 'participantes'> & { readonly elementos: readonly number[] };

async function saveRelacionesEvento(
  trx: Running,
  id: number,
  { participantes, elementos }: RelacionesEvento,
): Promise<void> {
  await trx.deleteFrom('ontologia_eventos_participantes').where('evento_id', '=', id).execute();
  await trx.deleteFrom('ontologia_eventos_elementos').where('evento_id', '=', id).execute();
  if (participantes.length > 0)
    await trx
      .insertInto('ontologia_eventos_participantes')
      .values(participantes.map(({ idClase, rol }) => ({ evento_id: id, clase_id: idClase, rol })))
      .execute();
  if (elementos.length > 0)
    await trx
      .insertInto('ontologia_eventos_elementos')
      .values([...new Set(elementos)].map((elemento_id) => ({ evento_id: id, elemento_id })))
      .execute();
}

export async function addRegla(
  trx: Running,
  { codigo, oid, autorId }: OrigenFicha,
  datos: CambioRegla,
): Promise<number> {
  const { id } = await trx
    .insertInto('ontologia_reglas')
    .values({ ...toRegla(datos), codigo, oid, autor_id: autorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveElementosRegla(trx, id, datos.elementos);
  return id;
}

export async function updateRegla(trx: Running, id: number, datos: CambioRegla): Promise<void> {
  await trx
    .updateTable('ontologia_reglas')
    .set({ ...toRegla(datos), version: VERSION })
    .where('id', '=', id)
    .execute();
  await saveElementosRegla(trx, id, datos.elementos);
}

async function saveElementosRegla(trx: Running, id: number, elementos: readonly number[]): Promise<void> {
  await trx.deleteFrom('ontologia_reglas_elementos').where('regla_id', '=', id).execute();
  if (elementos.length > 0)
    await trx
      .insertInto('ontologia_reglas_elementos')
      .values([...new Set(elementos)].map((elemento_id) => ({ regla_id: id, elemento_id })))
      .execute();
}

export async function updateEstado(
  trx: Running,
  palabra: Palabra,
  id: number,
  estado: EstadoFicha,
): Promise<void> {
  const cambio = { estado, version: VERSION };
  switch (palabra) {
    case 'definicion':
      await trx.updateTable('ontologia_definiciones').set(cambio).where('id', '=', id).execute();
      return;
    case 'individuo':
      await trx.updateTable('ontologia_individuos').set(cambio).where('id', '=', id).execute();
      return;
    case 'evento':
      await trx.updateTable('ontologia_eventos').set(cambio).where('id', '=', id).execute();
      return;
    case 'regla':
      await trx.updateTable('ontologia_reglas').set(cambio).where('id', '=', id).execute();
  }
}

/** Takes a ficha away with what is its own. */
export async function deleteFichaRow(trx: Running, palabra: Palabra, id: number): Promise<void> {
  switch (palabra) {
    case 'definicion':
      await trx.deleteFrom('ontologia_definiciones').where('id', '=', id).execute();
      return;
    case 'individuo':
      await trx.deleteFrom('ontologia_individuos_valores').where('individuo_id', '=', id).execute();
      await trx.deleteFrom('ontologia_individuos').where('id', '=', id).execute();
      return;
    case 'evento':
      await saveRelacionesEvento(trx, id, { participantes: [], elementos: [] });
      await trx.deleteFrom('ontologia_eventos').where('id', '=', id).execute();
      return;
    case 'regla':
      await saveElementosRegla(trx, id, []);
      await trx.deleteFrom('ontologia_reglas').where('id', '=', id).execute();
  }
}
