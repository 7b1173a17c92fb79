import { addJob } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { DEMO_SUBJECT_START } from '../demo-identities.ts';
import { getNamed } from '../directory.ts';
import { type IdsDeSolicitudes, insertSolicitudes } from '../insert-solicitudes.ts';
import type { InsertedSolicitud } from '../inserted-solicitud.ts';
import { listServicios } from '../plan-mesas.ts';
import { planEscritas, type SolicitudEscrita, type UltimosRadicados } from '../plan-solicitudes.ts';
import { insertEnlaces } from './insert-enlaces.ts';
import {
  listEntidades,
  listNivelDos,
  planNivelUno,
  readPasosDeCertificados,
  type TecnologiaDemo,
} from './plan-nivel-dos.ts';

type Database = Transaction<DatabaseSchema>;

/** Who filed for entities the demo has people of. */
const CONOCIDOS: Readonly<Record<string, string>> = {
  CANCILLERIA: '1000000003',
  DIAN: '1000000004',
  SNR: '1000000004',
};

const CERTIFICADOR = '1000000001';
const MINISTERIO = 'MINTIC';
/** What goes on to level 3 on the day of the start. */
export const SERVICIO_DE_NIVEL_TRES = 'Oferta pública de empleos de carrera';

/**
 * Requests of level 2 in every state, after the level 1 they rest on, with the people who filed them. Their contracts,
 * reports and certificates are made by the running product, which one job for each asks for
 * (`contexts/solicitudes/server/ciclo/create-evidencia-demostracion.ts`).
 */
export async function seedDemoNivelDos(trx: Database): Promise<void> {
  const ids = await readIds(trx);
  const escritas = listNivelDos();
  const sinGente = listEntidades(escritas).filter((clave) => CONOCIDOS[clave] === undefined);
  const enlaces = await insertEnlaces(trx, [...sinGente, MINISTERIO], ids.entidades);
  const solicitantes = new Map([...Object.entries(CONOCIDOS), ...enlaces.claves]);
  const conGente = { ...ids, usuarios: new Map([...ids.usuarios, ...enlaces.usuarios]) };
  const nivelUno = planEscritas(
    addSolicitantes(planNivelUno(escritas), solicitantes),
    await readUltimos(trx),
  );
  await updateVersiones(trx, await insertSolicitudes(trx, nivelUno, conGente));
  const planned = planEscritas(addSolicitantes(escritas, solicitantes));
  const nivelDos = await insertSolicitudes(trx, planned, conGente);
  await insertPartes(trx, nivelDos, conGente.usuarios);
  const certificadores = [CERTIFICADOR, getNamed(enlaces.claves, MINISTERIO)];
  await addEvidencias(trx, nivelDos, {
    tecnologias: new Map(escritas.map(({ servicio, tecnologia }) => [servicio, tecnologia])),
    certificadores: certificadores.map((numero) => getNamed(conGente.usuarios, numero)),
  });
}

/** What the demo data named before. */
export async function readIds(trx: Database): Promise<IdsDeSolicitudes> {
  const entidades = await trx.selectFrom('entidades').select(['id', 'sigla']).execute();
  const usuarios = await trx
    .selectFrom('usuarios')
    .select(['id', 'numero_identificacion as numero'])
    .where('sujeto', 'like', `${DEMO_SUBJECT_START}%`)
    .execute();
  const servicios = await trx.selectFrom('servicios').select(['id', 'nombre']).execute();
  const elementos = await trx.selectFrom('elementos_de_dato').select(['id', 'identificador']).execute();
  return {
    entidades: new Map(entidades.flatMap(({ id, sigla }) => (sigla === null ? [] : [[sigla, id] as const]))),
    usuarios: new Map(usuarios.map(({ id, numero }) => [numero, id])),
    servicios: new Map(servicios.map(({ id, nombre }) => [nombre, id])),
    elementos: new Map(elementos.map(({ id, identificador }) => [identificador, id])),
  };
}

/** Each is filed by somebody of the entity that offers its servicio. */
function addSolicitantes(
  escritas: readonly Omit<SolicitudEscrita, 'solicitante'>[],
  solicitantes: ReadonlyMap<string, string>,
): SolicitudEscrita[] {
  const entidades = new Map(listServicios().map(({ nombre, entidad }) => [nombre, entidad]));
  return escritas.map((escrita) => ({
    ...escrita,
    solicitante: getNamed(solicitantes, getNamed(entidades, escrita.servicio)),
  }));
}

/** Numbers of level 1 that were given before. */
export async function readUltimos(trx: Database): Promise<UltimosRadicados> {
  const rows = await trx
    .selectFrom('solicitudes_radicados')
    .select(['anio', 'ultimo'])
    .where('nivel', '=', 1)
    .execute();
  return new Map(rows.map(({ anio, ultimo }) => [String(anio), ultimo]));
}

/** What level 1 certified is version 1.0 of its servicio. */
async function updateVersiones(trx: Database, nivelUno: readonly InsertedSolicitud[]): Promise<void> {
  await sql`update servicios_versiones v set solicitud_id = q.id, estandarizada_en = q.cerrada_en
    from solicitudes q
    where q.id = any(${nivelUno.map(({ id }) => id)}::int[]) and v.servicio_id = q.servicio_id
      and v.mayor = 1 and v.menor = 0`.execute(trx);
}

/** What level 2 alone has: the version it is about, and what the entity says of having built it. */
async function insertPartes(
  trx: Database,
  nivelDos: readonly InsertedSolicitud[],
  usuarios: ReadonlyMap<string, number>,
): Promise<void> {
  const versiones = await trx
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .select(['v.id', 's.nombre'])
    .where('v.mayor', '=', 1)
    .where('v.menor', '=', 0)
    .execute();
  const porServicio = new Map(versiones.map(({ id, nombre }) => [nombre, id]));
  await trx
    .insertInto('solicitudes_nivel_dos')
    .values(
      nivelDos.map(({ id, solicitud: { servicio, creada, radicado, solicitante } }) => ({
        solicitud_id: id,
        servicio_version_id: getNamed(porServicio, servicio),
        ...(radicado === null
          ? {}
          : {
              responsable: 'Coordinación de desarrollo de servicios',
              cargo: 'Coordinación de sistemas de información',
              fecha_constancia: creada,
              constancia_aprobador_id: getNamed(usuarios, solicitante),
            }),
      })),
    )
    .execute();
}

/** One job for each, those that are open first: who looks at the demo opens these. */
async function addEvidencias(
  trx: Database,
  nivelDos: readonly InsertedSolicitud[],
  {
    tecnologias,
    certificadores,
  }: {
    readonly tecnologias: ReadonlyMap<string, TecnologiaDemo>;
    /** Who takes the first step of a certificate, and who the second. */
    readonly certificadores: readonly number[];
  },
): Promise<void> {
  const pasos = readPasosDeCertificados();
  const cierre = ({ solicitud }: InsertedSolicitud) => solicitud.cerrada ?? '';
  const abiertasPrimero = nivelDos.toSorted((one, other) => cierre(one).localeCompare(cierre(other)));
  for (const [place, { id, solicitud }] of abiertasPrimero.entries())
    await addJob(trx, {
      kind: 'crear-evidencia-demostracion',
      key: String(id),
      payload: {
        id,
        tecnologia: getNamed(tecnologias, solicitud.servicio),
        // Its entidad goes on to level 3 (contexts/solicitudes/server/nivel-tres/create-nivel-tres-demostracion.ts).
        nivelTres: solicitud.servicio === SERVICIO_DE_NIVEL_TRES,
        pasos: (pasos[solicitud.servicio] ?? []).map((paso, at) => ({
          ...paso,
          usuarioId: certificadores[at],
        })),
      },
      // In this order: certificates are numbered by it.
      afterSeconds: place / 1000,
    });
}
