import { toMomentText } from '@marco/country/local-time';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readJson } from '../read-data.ts';
import { getNamed } from './directory.ts';
import { insertAcompanamiento } from './insert-acompanamiento.ts';
import type { DemoIds } from './insert-mesas.ts';
import type { InsertedSolicitud } from './inserted-solicitud.ts';
import type { PlannedCampo, PlannedSolicitud } from './plan-solicitudes.ts';

type Database = Transaction<DatabaseSchema>;
type Named = ReadonlyMap<string, number>;

export interface IdsDeSolicitudes extends DemoIds {
  readonly servicios: Named;
  /** Elements of the registry by identificador. */
  readonly elementos: Named;
}

interface NormaEscrita {
  readonly tipo: string;
  readonly numero: string;
  readonly fecha: string;
  readonly articulo: string;
  readonly habilita: string;
}

/** A time of Bogota. */
function at(day: string, time: string): string {
  return toMomentText(day, time);
}

/** Requests with their steps; those of level 1 with their legal basis and their fields. */
export async function insertSolicitudes(
  trx: Database,
  planned: readonly PlannedSolicitud[],
  ids: IdsDeSolicitudes,
): Promise<readonly InsertedSolicitud[]> {
  const estados = await readNamed(trx, 'estados_solicitud');
  const dominios = await readNamed(trx, 'dominios');
  const rows = await trx
    .insertInto('solicitudes')
    .values(planned.map((solicitud) => presentSolicitud(solicitud, ids, { estados, dominios })))
    .returning('id')
    .execute();
  const inserted = rows.flatMap(({ id }, place) => {
    const solicitud = planned[place];
    return solicitud ? [{ id, solicitud }] : [];
  });
  await insertRadicados(trx, planned);
  await insertEnCurso(trx, inserted, ids.servicios);
  const deNivelUno = inserted.filter(({ solicitud }) => solicitud.nivel === 1);
  if (deNivelUno.length > 0) {
    await insertNormas(trx, deNivelUno);
    await insertOperaciones(trx, deNivelUno);
    await insertCampos(trx, deNivelUno, ids.elementos);
  }
  await insertPasos(trx, inserted, { usuarios: ids.usuarios, estados });
  await insertAcompanamiento(trx, inserted, ids.usuarios);
  return inserted;
}

async function readNamed(trx: Database, table: 'estados_solicitud' | 'dominios'): Promise<Named> {
  const rows = await trx.selectFrom(table).select(['id', 'codigo']).execute();
  return new Map(rows.map(({ id, codigo }) => [codigo, id]));
}

const SINCRONO = { tipo_intercambio: 'consulta', sincronia: 'sincrono', periodicidad: 'en-linea' } as const;

function presentSolicitud(
  solicitud: PlannedSolicitud,
  ids: IdsDeSolicitudes,
  { estados, dominios }: { readonly estados: Named; readonly dominios: Named },
) {
  const { nivel, servicio, entidad, consultor, radicado, creada, cerrada, horaCreada, pasos } = solicitud;
  const begun = at(creada, horaCreada);
  const [first, last] = [pasos[0], pasos.at(-1)].map((paso) => paso && at(paso.dia, paso.hora));
  return {
    nivel,
    tipo: solicitud.tipo,
    radicado,
    version: pasos.length + 1,
    servicio_nombre: servicio,
    servicio_descripcion: solicitud.descripcion,
    estado_id: getNamed(estados, solicitud.estado),
    entidad_id: getNamed(ids.entidades, entidad),
    solicitante_id: getNamed(ids.usuarios, solicitud.solicitante),
    consultor_id: consultor === undefined ? null : getNamed(ids.usuarios, consultor),
    // From level 2 on the servicio is there before the draft.
    servicio_id: radicado === null && nivel === 1 ? null : getNamed(ids.servicios, servicio),
    ...(nivel === 1 ? presentFicha(solicitud, dominios) : {}),
    radicada_en: first ?? null,
    fecha_vencimiento: solicitud.plazo?.vence ?? null,
    plazo_desde: solicitud.plazo?.desde ?? null,
    plazo_dias: solicitud.plazo?.dias ?? null,
    cerrada_en: cerrada === null ? null : (last ?? null),
    updated_at: last ?? begun,
    created_at: begun,
  };
}

/** What level 1 alone asks about the servicio. */
function presentFicha({ radicado, servicio, dominio }: PlannedSolicitud, dominios: Named) {
  return {
    objetivo: radicado === null ? '' : `Ofrecer «${servicio}» en línea a las entidades que lo necesitan.`,
    consumo_abierto: radicado !== null,
    volumen_estimado: dominio === undefined ? null : 1000 * (servicio.length % 40),
    ...(dominio === undefined ? {} : { ...SINCRONO, dominio_id: getNamed(dominios, dominio) }),
  };
}

/** Last number given in each year: the next filing goes on from there. */
async function insertRadicados(trx: Database, planned: readonly PlannedSolicitud[]): Promise<void> {
  const filed = planned.flatMap(({ nivel, radicada }) =>
    radicada === undefined ? [] : [`${nivel} ${radicada.slice(0, 4)}`],
  );
  await trx
    .insertInto('solicitudes_radicados')
    .values(
      [...Map.groupBy(filed, (serie) => serie)].map(([serie, all]) => {
        const [nivel = 0, anio = 0] = serie.split(' ').map(Number);
        return { nivel, anio, ultimo: all.length };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['nivel', 'anio']).doUpdateSet(({ ref, eb }) => ({
        ultimo: eb(ref('solicitudes_radicados.ultimo'), '+', ref('excluded.ultimo')),
      })),
    )
    .execute();
}

async function insertEnCurso(
  trx: Database,
  inserted: readonly InsertedSolicitud[],
  servicios: Named,
): Promise<void> {
  const open = inserted.filter(({ solicitud }) => solicitud.radicado !== null && solicitud.cerrada === null);
  if (open.length === 0) return;
  await trx
    .insertInto('solicitudes_en_curso')
    .values(
      open.map(({ id, solicitud }) => ({
        solicitud_id: id,
        nivel: solicitud.nivel,
        servicio_id: getNamed(servicios, solicitud.servicio),
      })),
    )
    .execute();
}

/** One law or two for each, but for the drafts. */
async function insertNormas(trx: Database, inserted: readonly InsertedSolicitud[]): Promise<void> {
  const normas = readJson<NormaEscrita[]>(new URL('normas-solicitudes.json', import.meta.url));
  const rows = inserted
    .filter(({ solicitud }) => solicitud.radicado !== null)
    .flatMap(({ id }, place) =>
      [place, place + 2].slice(0, 1 + (place % 2)).flatMap((pick, orden) => {
        const norma = normas[pick % normas.length];
        if (!norma) return [];
        const { fecha, ...rest } = norma;
        return [{ ...rest, solicitud_id: id, orden: orden + 1, fecha_expedicion: fecha }];
      }),
    );
  await trx.insertInto('solicitudes_normas').values(rows).execute();
}

/** What other systems may ask of each servicio, but for those of the drafts. */
async function insertOperaciones(trx: Database, inserted: readonly InsertedSolicitud[]): Promise<void> {
  const rows = inserted
    .filter(({ solicitud }) => solicitud.radicado !== null)
    .map(({ id, solicitud: { servicio } }) => ({
      solicitud_id: id,
      orden: 1,
      codigo: 'consultar',
      nombre: servicio,
      tipo_intercambio: 'consulta',
    }));
  await trx.insertInto('solicitudes_operaciones').values(rows).execute();
}

const JUSTIFICACIONES: Readonly<Record<string, string>> = {
  definir: 'Ningún elemento vigente dice este dato.',
  modificar: 'El elemento existe; hace falta ajustar su definición a la norma.',
  caducar: 'El dato se obtiene ya de otro elemento.',
};

async function insertCampos(
  trx: Database,
  inserted: readonly InsertedSolicitud[],
  elementos: Named,
): Promise<void> {
  const textos = await readTextos(trx);
  const rows = inserted.flatMap(({ id, solicitud: { campos, entradas = 1 } }) =>
    campos.map((campo, place) => ({
      solicitud_id: id,
      orden: place + 1,
      sentido: place < entradas ? 'entrada' : 'salida',
      ...getNamed(textos, campo.elemento),
      obligatorio: place % 3 !== 2,
      ...presentCatalogado(campo, elementos),
    })),
  );
  await trx.insertInto('solicitudes_campos').values(rows).execute();
}

function presentCatalogado({ elemento, accion, isCatalogado, decision }: PlannedCampo, elementos: Named) {
  return {
    accion: isCatalogado ? accion : null,
    elemento_id: isCatalogado ? getNamed(elementos, elemento) : null,
    justificacion: isCatalogado ? (JUSTIFICACIONES[accion] ?? '') : '',
    decision,
    observacion: decision === 'observada' ? 'El campo trae también los nombres anteriores; inclúyalos.' : '',
  };
}

/** The text that an entity would write about the field of each element, by identificador. */
async function readTextos(trx: Database) {
  const rows = await trx
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['e.identificador', 'v.nombre', 'v.definicion', 'v.tipo_dato'])
    .orderBy('v.mayor')
    .orderBy('v.menor')
    .execute();
  return new Map(
    rows.map(({ identificador, nombre, definicion, tipo_dato }) => [
      identificador,
      {
        nombre: identificador.replaceAll(/(?=[A-Z])/g, '_').toUpperCase(),
        descripcion: definicion === '' ? nombre : definicion,
        tipo_dato: tipo_dato ?? 'cadena',
        fuente: 'Registro misional de la entidad',
        sistema_origen: 'Sistema misional',
      },
    ]),
  );
}

async function insertPasos(
  trx: Database,
  inserted: readonly InsertedSolicitud[],
  { usuarios, estados }: { readonly usuarios: Named; readonly estados: Named },
): Promise<void> {
  const rows = inserted.flatMap(({ id, solicitud: { pasos } }) =>
    pasos.map(({ accion, desde, hasta, dia, hora, motivo, persona }) => ({
      solicitud_id: id,
      accion,
      motivo,
      created_at: at(dia, hora),
      desde_id: getNamed(estados, desde),
      hasta_id: getNamed(estados, hasta),
      usuario_id: persona === null ? null : getNamed(usuarios, persona),
    })),
  );
  await trx.insertInto('solicitudes_pasos').values(rows).execute();
}

/** Certified, a servicio carries what its fields became. */
export async function insertUsos(
  trx: Database,
  planned: readonly PlannedSolicitud[],
  servicios: Named,
): Promise<void> {
  const vigentes = await trx
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .where('v.estado', '=', 'incorporado')
    .select(['v.id', 'e.identificador'])
    .execute();
  const versiones = new Map(vigentes.map(({ id, identificador }) => [identificador, id]));
  const rows = planned
    .filter(({ estado }) => estado === 'certificada')
    .flatMap(({ servicio, campos }) =>
      campos.map(({ elemento }, place) => ({
        servicio_id: getNamed(servicios, servicio),
        version_id: getNamed(versiones, elemento),
        sentido: place === 0 ? 'entrada' : 'salida',
      })),
    );
  await trx
    .insertInto('servicios_elementos')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
