import type { DatabaseSchema } from '@marco/database';
import { type Clausura, findClausura, presentDiaDeValores } from '@marco/esquemas/port';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Lectura, LIMITES_COMPATIBILIDAD } from '../../contract/compatibilidad.terms.ts';
import { type CambioMensaje, type CompatibilidadVersiones, serviciosErrors } from '../../contract/index.ts';
import type { PapelMensaje } from '../../contract/versiones.terms.ts';
import {
  type CambioServicio,
  compareServicio,
  findPeor,
  listPeoresPrimero,
} from '../../rules/compatibilidad/compare-servicio.ts';
import type { OperacionComparable } from '../../rules/compatibilidad/mensaje-comparable.ts';
import { computeNumeroMinimo, isNumeroSuficiente } from '../../rules/compatibilidad/numero-minimo.ts';
import { countCampos } from '../../rules/compatibilidad/parte-de-mensaje.ts';
import { buildArbol, type Rama } from '../../rules/mensajes/arbol.ts';
import { listCamposDeMensajes, listMensajes } from '../versiones/versiones.queries.ts';
import { buildComparable, type NodoComparable } from './build-comparable.ts';
import { createClausuraDeMensaje, toLugarDeMensaje, writeParteMensaje } from './clausura-de-mensaje.ts';
import { findVersionComparada } from './compatibilidad.queries.ts';
import { createValoresDeClausura } from './valores-de-clausura.ts';

type Database = Kysely<DatabaseSchema>;
type VersionComparada = NonNullable<Awaited<ReturnType<typeof findVersionComparada>>>;

interface Comparadas {
  readonly desde: VersionComparada;
  readonly hasta: VersionComparada;
  readonly operaciones: Readonly<Record<'antes' | 'despues', readonly OperacionComparable[]>>;
  readonly clausura: Clausura;
}

/**
 * What a version of a servicio does to those who use another one of it.
 *
 * @throws VERSION_SERVICIO_NO_EXISTE, VERSION_DE_OTRO_SERVICIO
 */
export async function compareVersionesServicio(
  database: Database,
  ids: { readonly desdeId: number; readonly hastaId: number },
  lectura: Lectura,
): Promise<CompatibilidadVersiones> {
  const comparadas = await readComparadas(database, ids);
  const { desde, hasta, operaciones, clausura } = comparadas;
  const valores = createValoresDeClausura(clausura);
  const cambios = listPeoresPrimero(
    compareServicio(operaciones.antes, operaciones.despues, { lectura, valores }),
  );
  const minimo = computeNumeroMinimo(desde, cambios);
  const told = cambios.slice(0, LIMITES_COMPATIBILIDAD.cambios);
  const ofQuien = (quien: CambioServicio['quien']) => cambios.filter((cambio) => cambio.quien === quien);
  return {
    desde: { id: desde.id, numero: presentNumero(desde) },
    hasta: { id: hasta.id, numero: presentNumero(hasta) },
    lectura,
    veredictos: { pide: findPeor(ofQuien('pide')), lee: findPeor(ofQuien('lee')) },
    numeroMinimo: {
      numero: presentNumero(minimo),
      cambio: minimo.cambio,
      razon: minimo.razon,
      alcanza: isNumeroSuficiente(hasta, minimo),
    },
    totalCambios: cambios.length,
    cambios: told.map((cambio, index) =>
      presentCambio(cambio, comparadas, index < LIMITES_COMPATIBILIDAD.contraejemplos),
    ),
  };
}

function presentNumero({ mayor, menor }: { readonly mayor: number; readonly menor: number }): string {
  return `${mayor}.${menor}`;
}

async function readComparadas(
  database: Database,
  { desdeId, hastaId }: { readonly desdeId: number; readonly hastaId: number },
): Promise<Comparadas> {
  const [desde, hasta] = await Promise.all([
    findVersionComparada(database, desdeId),
    findVersionComparada(database, hastaId),
  ]);
  if (!desde || !hasta) throw refuse(serviciosErrors, 'VERSION_SERVICIO_NO_EXISTE');
  if (desde.servicioId !== hasta.servicioId) throw refuse(serviciosErrors, 'VERSION_DE_OTRO_SERVICIO');
  const [antes, despues] = await Promise.all([
    readOperaciones(database, desdeId),
    readOperaciones(database, hastaId),
  ]);
  const ids = new Set([antes, despues].flatMap(({ versiones }) => versiones));
  const clausura = await findClausura(database, [...ids], presentDiaDeValores(null));
  if (!clausura) throw new Error('A version of an element that a message carries is gone.');
  const operaciones = { antes: antes.compare(clausura), despues: despues.compare(clausura) };
  return { desde, hasta, operaciones, clausura };
}

type CampoRow = Awaited<ReturnType<typeof listCamposDeMensajes>>[number];

/** What a version exchanges, and the versions of elements it takes to compare it. */
async function readOperaciones(database: Database, versionId: number) {
  const [mensajes, campos] = await Promise.all([
    listMensajes(database, versionId),
    listCamposDeMensajes(database, versionId),
  ]);
  const byMensaje = Map.groupBy(campos, ({ mensajeId }) => mensajeId);
  const byOperacion = Map.groupBy(mensajes, ({ codigo }) => codigo);
  return {
    versiones: campos.map((campo) => campo.versionId),
    compare: (clausura: Clausura): OperacionComparable[] =>
      [...byOperacion].map(([codigo, suyos]) => ({
        codigo,
        mensajes: suyos.flatMap(({ mensajeId, papel }) => {
          if (mensajeId === null || papel === null) return [];
          const arbol = buildArbol(byMensaje.get(mensajeId) ?? []).map(toNodo);
          return [{ papel: papel as PapelMensaje, nombre: '', raiz: buildComparable(arbol, clausura) }];
        }),
      })),
  };
}

function toNodo({ hijos, nombreLocal, versionId, minimo, maximo }: Rama<CampoRow>): NodoComparable {
  return { nombreLocal, elementoVersionId: versionId, minimo, maximo, hijos: hijos.map(toNodo) };
}

function presentCambio(cambio: CambioServicio, comparadas: Comparadas, withMensaje: boolean): CambioMensaje {
  const { operacion, papel, lugar, clase, quien, veredicto, formas, frase, contraejemplo } = cambio;
  return {
    operacion,
    papel,
    campo: lugar.join('/'),
    clase,
    quien,
    veredicto,
    formas: [...formas],
    frase,
    contraejemplo:
      contraejemplo && withMensaje ? presentContraejemplo(cambio, contraejemplo, comparadas) : null,
  };
}

function presentContraejemplo(
  { operacion, papel }: CambioServicio,
  { forma, efecto, escrito, parte }: NonNullable<CambioServicio['contraejemplo']>,
  { desde, hasta, operaciones, clausura }: Comparadas,
): CambioMensaje['contraejemplo'] {
  const segunVersion = presentNumero(escrito === 'antes' ? desde : hasta);
  const mensaje = operaciones[escrito]
    .find(({ codigo }) => codigo === operacion)
    ?.mensajes.find((each) => each.papel === papel);
  if (!mensaje || parte?.clase !== 'grupo') return { forma, efecto, segunVersion, mensaje: null };
  if (countCampos(parte) > LIMITES_COMPATIBILIDAD.camposContraejemplo) return null;
  const lugar = toLugarDeMensaje(desde.servicioId, operacion, papel);
  const completa = createClausuraDeMensaje(mensaje.raiz, clausura, lugar);
  return { forma, efecto, segunVersion, mensaje: writeParteMensaje(completa, mensaje.raiz, parte, forma) };
}
