import { randomBytes } from 'node:crypto';
import { addDays, addWorkingDays } from '@marco/country/working-days';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { insertDesacuerdo } from './insert-desacuerdos.ts';
import { type AcuerdoPlaneado, type PasoPlaneado, POLITICA_PLANEADA } from './plan-acuerdos.ts';

type Running = Transaction<DatabaseSchema>;

/** A published version with who offers it and the fields of its answers. */
export interface Ofrecida {
  readonly servicio: string;
  readonly versionId: number;
  readonly servicioId: number;
  readonly proveedoraId: number;
  readonly campos: readonly number[];
}

/** An entidad with somebody of it. */
interface Parte {
  readonly entidadId: number;
  readonly usuarioId: number;
}

/** Working days of whose turn it is. */
const DIAS_DE_TURNO = 10;
const DIAS_VIGENTE = 730;

const HASTA: Readonly<Record<PasoPlaneado['accion'], string>> = {
  crear: 'borrador',
  enviar: 'enviado',
  'pedir-aclaracion': 'en-aclaracion',
  responder: 'enviado',
  aprobar: 'activo',
  rechazar: 'rechazado',
  suspender: 'suspendido',
  terminar: 'terminado',
};

export async function listOfrecidas(trx: Running): Promise<readonly Ofrecida[]> {
  const { rows } = await sql<Ofrecida>`
    select s.nombre as servicio, v.id as "versionId", s.id as "servicioId", s.entidad_id as "proveedoraId",
      array_agg(c.id order by c.orden, c.id) as campos
    from servicios_versiones v
    join servicios s on s.id = v.servicio_id and s.activo
    join servicios_operaciones o on o.version_id = v.id
    join servicios_mensajes m on m.operacion_id = o.id and m.papel = 'respuesta'
    join servicios_mensajes_campos c on c.mensaje_id = m.id
    where v.estado = 'publicada'
      and not exists (select from servicios_mensajes_campos h where h.padre_id = c.id)
    group by v.id, s.id`.execute(trx);
  return rows;
}

/** Entidades with somebody of them, by their id. */
async function listPartes(trx: Running): Promise<ReadonlyMap<number, Parte>> {
  const { rows } = await sql<Parte>`
    select entidad_id as "entidadId", min(usuario_id) as "usuarioId" from membresias
    where estado = 'activa' group by entidad_id`.execute(trx);
  return new Map(rows.map((row) => [row.entidadId, row]));
}

interface Lugar {
  readonly ofrecida: Ofrecida;
  readonly consumidora: Parte;
  readonly proveedora: Parte;
  /** The present, AAAA-MM-DD. */
  readonly hoy: string;
  /** Given with its approval; null where it has none. */
  readonly numero: string | null;
}

const toMomento = (hoy: string, hace: number) => new Date(`${addDays(hoy, -hace)}T15:00:00Z`);

/** What an approval gives: a number, a key and its days. */
function toAprobado({ pasos }: AcuerdoPlaneado, { hoy, numero }: Lugar) {
  const aprobado = pasos.find(({ accion }) => accion === 'aprobar');
  const terminado = pasos.find(({ accion }) => accion === 'terminar');
  if (!aprobado) return {};
  const desde = addDays(hoy, -aprobado.hace);
  return {
    numero,
    aprobado_en: toMomento(hoy, aprobado.hace),
    vigente_desde: desde,
    vigente_hasta: terminado ? addDays(hoy, -terminado.hace) : addDays(desde, DIAS_VIGENTE),
    clave_simulador: randomBytes(18).toString('base64url'),
  };
}

/** The subsystem of an entidad known by its sigla, with the member code the demo gives it. */
const toSubsistema = (sigla: string, entidadId: number) =>
  `CO/GOB/${sigla}-${String(entidadId).padStart(4, '0')}/MISIONAL`;

async function insertAcuerdo(trx: Running, plan: AcuerdoPlaneado, lugar: Lugar): Promise<number> {
  const { ofrecida, consumidora, hoy } = lugar;
  const [primero, ultimo] = [plan.pasos[0], plan.pasos.at(-1)];
  if (!primero || !ultimo) throw new Error('An acuerdo is begun by a step.');
  const estado = HASTA[ultimo.accion];
  const desde = addDays(hoy, -ultimo.hace);
  const { id } = await trx
    .insertInto('acuerdos')
    .values({
      servicio_id: ofrecida.servicioId,
      version_id: ofrecida.versionId,
      consumidora_id: consumidora.entidadId,
      proveedora_id: ofrecida.proveedoraId,
      estado,
      estado_desde: toMomento(hoy, ultimo.hace),
      fecha_vencimiento:
        estado === 'enviado' || estado === 'en-aclaracion' ? addWorkingDays(desde, DIAS_DE_TURNO) : null,
      suspendido_por: sql<string[]>`${estado === 'suspendido' ? [ultimo.lado] : []}::text[]`,
      sistema: 'Sistema de información misional',
      subsistema: toSubsistema(plan.consumidora, consumidora.entidadId),
      responsable_nombre: 'Persona de Ejemplo',
      responsable_cargo: 'Jefatura de datos',
      responsable_correo: 'datos@ejemplo.gov.co',
      ...toAprobado(plan, lugar),
      creado_por: consumidora.usuarioId,
      created_at: toMomento(hoy, primero.hace),
      updated_at: toMomento(hoy, ultimo.hace),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertFinalidad(trx, id, plan, ofrecida);
  if (plan.marca !== undefined)
    await trx
      .insertInto('acuerdos_marcas')
      .values({ acuerdo_id: id, lugar: 'norma', texto: plan.marca })
      .execute();
  await insertPasos(trx, id, plan, lugar);
  return id;
}

async function insertFinalidad(
  trx: Running,
  acuerdoId: number,
  { titulo, descripcion, norma, volumen, campos, pasos }: AcuerdoPlaneado,
  ofrecida: Ofrecida,
): Promise<void> {
  const { id } = await trx
    .insertInto('acuerdos_finalidades')
    .values({
      acuerdo_id: acuerdoId,
      orden: 1,
      titulo,
      descripcion,
      norma,
      base: 'ley',
      volumen_diario: volumen,
      volumen_concedido: pasos.some(({ accion }) => accion === 'aprobar') ? volumen : null,
      personas_con_acceso: 12,
      retencion_dias: 365,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('acuerdos_campos')
    .values(
      ofrecida.campos.slice(-campos).map((campoId) => ({
        finalidad_id: id,
        campo_id: campoId,
        justificacion: 'Sin este dato no se puede decidir.',
      })),
    )
    .execute();
}

async function insertPasos(
  trx: Running,
  acuerdoId: number,
  { pasos }: AcuerdoPlaneado,
  { consumidora, proveedora, hoy }: Lugar,
): Promise<void> {
  const rows = pasos.map(({ accion, lado, hace, motivo = '', causa = null }, place) => {
    const antes = pasos[place - 1];
    return {
      acuerdo_id: acuerdoId,
      accion,
      desde: antes ? HASTA[antes.accion] : null,
      hasta: HASTA[accion],
      lado,
      causa,
      motivo,
      usuario_id: (lado === 'consumidora' ? consumidora : proveedora).usuarioId,
      created_at: toMomento(hoy, hace),
    };
  });
  await trx.insertInto('acuerdos_pasos').values(rows).execute();
}

async function insertPolitica(trx: Running, versionId: number): Promise<void> {
  const { grupos, cuotaPorConsumidora, cuotaTotal, condiciones } = POLITICA_PLANEADA;
  await trx
    .insertInto('acuerdos_politicas')
    .values({
      version_id: versionId,
      modo: 'manual',
      grupos: JSON.stringify(grupos),
      cuota_por_consumidora: cuotaPorConsumidora,
      cuota_total: cuotaTotal,
      condiciones,
      dias_respuesta: DIAS_DE_TURNO,
      meses_vigencia: 24,
      dicha: true,
    })
    .execute();
}

/** Numbers of what was approved, in its order: one series for each year. */
function listNumeros(planes: readonly AcuerdoPlaneado[], hoy: string): ReadonlyMap<AcuerdoPlaneado, string> {
  const ultimos = new Map<string, number>();
  const aprobados = planes
    .flatMap((plan) =>
      plan.pasos.flatMap(({ accion, hace }) => (accion === 'aprobar' ? [{ plan, hace }] : [])),
    )
    .toSorted((one, other) => other.hace - one.hace);
  return new Map(
    aprobados.map(({ plan, hace }) => {
      const anio = addDays(hoy, -hace).slice(0, 4);
      const ultimo = (ultimos.get(anio) ?? 0) + 1;
      ultimos.set(anio, ultimo);
      return [plan, `LCI-AC-${anio}-${String(ultimo).padStart(6, '0')}`];
    }),
  );
}

/**
 * Acuerdos in every state about what is published, between entidades of the demo identities: a disagreement in mediation, a
 * precedent, and a request that does not fit the quota of the one who offers.
 *
 * @param hoy the present, AAAA-MM-DD
 * @param planes what is agreed; those that were approved are numbered together
 */
export async function insertAcuerdos(
  trx: Running,
  {
    hoy,
    entidades,
    planes,
  }: {
    readonly hoy: string;
    readonly entidades: ReadonlyMap<string, number>;
    readonly planes: readonly AcuerdoPlaneado[];
  },
): Promise<void> {
  const ofrecidas = new Map((await listOfrecidas(trx)).map((una) => [una.servicio, una]));
  const partes = await listPartes(trx);
  const numeros = listNumeros(planes, hoy);
  for (const plan of planes) {
    const ofrecida = ofrecidas.get(plan.servicio);
    const consumidora = partes.get(entidades.get(plan.consumidora) ?? 0);
    const proveedora = partes.get(ofrecida?.proveedoraId ?? 0);
    if (!ofrecida || !consumidora || !proveedora)
      throw new Error(`Nobody agrees about ${plan.servicio}: it is not published, or a side has no people.`);
    const lugar = { ofrecida, consumidora, proveedora, hoy, numero: numeros.get(plan) ?? null };
    const id = await insertAcuerdo(trx, plan, lugar);
    if (plan.desacuerdo) await insertDesacuerdo(trx, id, plan, lugar);
  }
  const conPolitica = ofrecidas.get(POLITICA_PLANEADA.servicio);
  if (conPolitica) await insertPolitica(trx, conPolitica.versionId);
  const series = Map.groupBy(numeros.values(), (numero) => Number(numero.split('-')[2]));
  for (const [anio, suyos] of series)
    await trx.insertInto('acuerdos_series').values({ anio, ultimo: suyos.length }).execute();
}
