import { toMomentText } from '@marco/country/local-time';
import { addDays } from '@marco/country/working-days';
import { addJob } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { listOfrecidas } from '../insert-acuerdos.ts';
import type { AcuerdoPlaneado } from '../plan-acuerdos.ts';
import { listServicios } from '../plan-mesas.ts';
import { addActas } from './insert-actas.ts';
import { insertAutodiagnosticos } from './insert-autodiagnosticos.ts';
import { insertIngresos, listPersonasDeEntidades } from './insert-ingresos.ts';
import { insertNivelTres } from './insert-nivel-tres.ts';
import { insertNiveles, updateOrdenDeCambios, updateUsos } from './insert-niveles.ts';
import { insertSolicitudesAnteriores } from './insert-solicitudes-anteriores.ts';
import { insertUso } from './insert-uso.ts';
import { planAcuerdosAnteriores } from './plan-acuerdos-anteriores.ts';
import type { NivelesAlcanzados } from './plan-niveles.ts';
import { listServiciosAnteriores, type ServicioAnterior } from './plan-solicitudes-anteriores.ts';

type Database = Transaction<DatabaseSchema>;

interface Presente {
  /** AAAA-MM-DD */
  readonly hoy: string;
  readonly entidades: ReadonlyMap<string, number>;
}

/** Level at which a version is published. */
const PUBLICADA = 3;
/** How an entidad must be named to be a member of the platform. */
const CLAVE_DE_MIEMBRO = /^[A-Z]+$/;
/** Days before the present on which the first trámite was brought from the register, and between two of them. */
const [PRIMER_TRAMITE, CADA_TRAMITE] = [690, 55];

/**
 * Two years of facts before the present, so that every indicador has months to tell: entidades that join, servicios that rise, requests
 * with their ends, what is used. They follow the rules of the product; none is a figure (ADR 0116).
 *
 * @returns acuerdos of these years, which are numbered with the later ones
 */
export async function insertHistoria(trx: Database, presente: Presente): Promise<readonly AcuerdoPlaneado[]> {
  const { hoy, entidades } = presente;
  const anteriores = listServiciosAnteriores(hoy);
  const conocidos = listServicios();
  const niveles = await insertNiveles(trx, hoy, await insertNivelTres(trx, hoy));
  const ofertas = new Map(conocidos.map(({ nombre, entidad }) => [nombre, entidad]));
  await insertIngresos(trx, findPrimeros(niveles, ofertas, anteriores), presente);
  await insertSolicitudesAnteriores(trx, anteriores, entidades);
  await updateUsos(trx);
  await updateOrdenDeCambios(trx);
  await sql`update tramites t set created_at = f.en
    from (select id, ${toMomentText(addDays(hoy, -PRIMER_TRAMITE), '06:00')}::timestamptz
        + (row_number() over (order by codigo) - 1) * ${sql.lit(CADA_TRAMITE)} * interval '1 day' as en from tramites) f
    where f.id = t.id`.execute(trx);
  // What a saving is computed with was written down when the first trámite came.
  await sql`update ahorro_supuestos set created_at = (select min(created_at) from tramites)`.execute(trx);
  await insertUso(trx, hoy);
  await insertAutodiagnosticos(trx, hoy);
  await addCertificados(trx);
  await addActas(trx, hoy);
  return planAcuerdos(trx, niveles, ofertas, hoy);
}

/** The first day each entidad did something on. */
function findPrimeros(
  niveles: ReadonlyMap<string, NivelesAlcanzados>,
  ofertas: ReadonlyMap<string, string>,
  anteriores: readonly ServicioAnterior[],
): ReadonlyMap<string, string> {
  const hechos = [
    ...[...niveles].map(([servicio, [dia = '']]) => [ofertas.get(servicio) ?? '', dia] as const),
    ...anteriores.map(({ entidad, radicada }) => [entidad, addDays(radicada, -10)] as const),
  ];
  const primeros = new Map<string, string>();
  for (const [entidad, dia] of hechos) {
    const antes = primeros.get(entidad);
    if (antes === undefined || dia < antes) primeros.set(entidad, dia);
  }
  return primeros;
}

async function planAcuerdos(
  trx: Database,
  niveles: ReadonlyMap<string, NivelesAlcanzados>,
  ofertas: ReadonlyMap<string, string>,
  hoy: string,
): Promise<readonly AcuerdoPlaneado[]> {
  const publicados = (await listOfrecidas(trx)).flatMap(({ servicio, campos }) => {
    const dia = niveles.get(servicio)?.[PUBLICADA - 1];
    const proveedora = ofertas.get(servicio);
    return dia === undefined || proveedora === undefined
      ? []
      : [{ servicio, proveedora, dia, campos: campos.length }];
  });
  const personas = await listPersonasDeEntidades(trx);
  const ingresos = new Map(
    personas.flatMap(({ clave, dia }) => (CLAVE_DE_MIEMBRO.test(clave) ? [[clave, dia] as const] : [])),
  );
  return planAcuerdosAnteriores(publicados, ingresos, hoy);
}

/**
 * Asks the running product for the certificates of level 1, each of the moment its request was certified: it signs them and gives them
 * their numbers (`contexts/solicitudes/server/ciclo/certificados-jobs.ts`).
 */
async function addCertificados(trx: Database): Promise<void> {
  const { rows } = await sql<{ id: number; cerrada: Date }>`
    select s.id, s.cerrada_en as cerrada from solicitudes s join estados_solicitud e on e.id = s.estado_id
    where s.nivel = 1 and e.codigo = 'certificada' order by s.cerrada_en, s.id`.execute(trx);
  for (const [place, { id, cerrada }] of rows.entries())
    await addJob(trx, {
      kind: 'expedir-certificado',
      key: String(id),
      payload: { id, momento: new Date(cerrada).toISOString() },
      // In this order: it numbers them.
      afterSeconds: place / 1000,
    });
}
