import { toColombianDay } from '@marco/country/working-days';
import type { FileStore } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { lockSeeds } from '../lock-seeds.ts';
import { createCalendar, FIXED_CALENDAR } from './demo-calendar.ts';
import { listEmpresas } from './directory.ts';
import { listDocuments } from './documents/list-documents.ts';
import { storeDocuments } from './documents/store-documents.ts';
import { insertHistoria } from './historia/insert-historia.ts';
import { insertAcuerdos } from './insert-acuerdos.ts';
import { insertAutorizaciones } from './insert-autorizaciones.ts';
import { insertCompromisos } from './insert-compromisos.ts';
import { insertEmpresas, readEntidades } from './insert-entidades.ts';
import { insertImportaciones } from './insert-importaciones.ts';
import { insertMesas, insertServicios } from './insert-mesas.ts';
import { insertOperacion } from './insert-operacion.ts';
import { insertPeople } from './insert-people.ts';
import { insertReuniones } from './insert-reuniones.ts';
import { insertSolicitudes, insertUsos } from './insert-solicitudes.ts';
import { insertTareasXroad } from './insert-tareas-xroad.ts';
import { insertVersiones } from './insert-versiones.ts';
import type { InsertedSolicitud } from './inserted-solicitud.ts';
import { insertLenguaje } from './lenguaje/insert-lenguaje.ts';
import { seedDemoNivelDos } from './nivel-dos/seed-demo-nivel-dos.ts';
import { ACUERDOS_PLANEADOS } from './plan-acuerdos.ts';
import { planMesas } from './plan-mesas.ts';
import { planSolicitudes } from './plan-solicitudes.ts';
import { seedDemoAvisos } from './seed-demo-avisos.ts';
import { insertTramites } from './tramites/insert-tramites.ts';

export interface DemoTarget {
  readonly kysely: Kysely<DatabaseSchema>;
  /** Where the documents of the meetings go. */
  readonly files: FileStore;
  /**
   * The day of the first start: meetings are planned after it, requests of level 2 come with what the running product makes
   * of them, people get notices about their tasks and the audit trail says what was imported. Without it the days are
   * always the same and nobody gets notices; tests start from this.
   */
  readonly now?: Date;
}

/**
 * Invented people, companies, services, mesas and meetings with their documents, for development and
 * evaluation. Needs the reference data; runs once: a database that has demo data is left alone. The
 * content is the same each time, identifiers of files and what is dated by the day of the start aside.
 */
export async function seedDemo({ kysely, files, now }: DemoTarget): Promise<void> {
  if (await hasDemo(kysely)) return;
  const calendar = now === undefined ? FIXED_CALENDAR : createCalendar(toColombianDay(now));
  const mesas = planMesas(calendar);
  // This runs before the transaction, which must only wait for SQL. A content without a row does no harm.
  const documents = await storeDocuments(files, listDocuments(mesas));
  await kysely.transaction().execute(async (trx) => {
    await lockSeeds(trx);
    if (await hasDemo(trx)) return;
    const entidades = await insertEmpresas(trx);
    const usuarios = await insertPeople(trx, entidades, calendar);
    await insertAutorizaciones(trx, usuarios.values());
    const servicios = await insertServicios(trx, entidades);
    const elementos = await insertLenguaje(trx, { entidades, usuarios, servicios });
    const planned = planSolicitudes();
    const solicitudes = await insertSolicitudes(trx, planned, { entidades, usuarios, servicios, elementos });
    await insertUsos(trx, planned, servicios);
    await insertVersiones(trx);
    await insertTramites(trx);
    const mesaIds = await insertMesas(trx, mesas, { entidades, usuarios, servicios });
    const ids = { entidades, usuarios, servicios, mesas: mesaIds };
    const reuniones = await insertReuniones(trx, mesas, documents, ids);
    await insertCompromisos(
      trx,
      { mesas, calendar },
      { ...ids, reuniones, solicitudes: toRadicados(solicitudes) },
    );
    if (now !== undefined) await seedDemoPresente(trx, now);
  });
}

/**
 * What a product that is started has beside the invented people and their mesas: two years of history up to its day, acuerdos, requests
 * of level 2, the operation of the platform and notices. Tests and journeys start without it.
 */
export async function seedDemoPresente(trx: Transaction<DatabaseSchema>, now: Date): Promise<void> {
  const hoy = toColombianDay(now);
  const entidades = await readEntidades(trx);
  await seedDemoNivelDos(trx);
  const anteriores = await insertHistoria(trx, { hoy, entidades });
  await insertAcuerdos(trx, { hoy, entidades, planes: [...anteriores, ...ACUERDOS_PLANEADOS] });
  await insertImportaciones(trx);
  await insertOperacion(trx, now);
  await insertTareasXroad(trx, now);
  await seedDemoAvisos(trx);
}

/** Requests by their number. */
function toRadicados(solicitudes: readonly InsertedSolicitud[]): ReadonlyMap<string, number> {
  return new Map(
    solicitudes.flatMap(({ id, solicitud: { radicado } }) =>
      radicado === null ? [] : [[radicado, id] as const],
    ),
  );
}

/** Whether the invented companies are there: they come in the same transaction as everything else. */
export async function hasDemo(kysely: Kysely<DatabaseSchema>): Promise<boolean> {
  const nits = listEmpresas().map(({ nit }) => nit);
  const row = await kysely
    .selectFrom('entidades')
    .select('id')
    .where('tipo', '=', 'privada')
    .where('nit', 'in', nits)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
