import { randomBytes } from 'node:crypto';
import { addDays } from '@marco/country/working-days';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

type Running = Transaction<DatabaseSchema>;

/** A published version with who offers it and the first fields of its answers. */
interface Ofrecida {
  readonly versionId: number;
  readonly servicioId: number;
  readonly proveedoraId: number;
  readonly campos: readonly number[];
}

/** An entidad that consumes, with somebody of it who decides. */
interface Consumidora {
  readonly entidadId: number;
  readonly usuarioId: number;
}

/** What becomes of an invented request. */
interface Planeado {
  readonly estado:
    | 'borrador'
    | 'enviado'
    | 'en-aclaracion'
    | 'activo'
    | 'rechazado'
    | 'suspendido'
    | 'terminado';
  readonly titulo: string;
  readonly norma: string;
  readonly volumen: number;
  /** Days before the present in which its state began. */
  readonly hace: number;
  readonly desacuerdo?: 'en-mediacion' | 'decidido';
}

const PLAN: readonly Planeado[] = [
  {
    estado: 'activo',
    titulo: 'Verificar la residencia de quien pide un subsidio',
    norma: 'Ley 2052 de 2020, artículo 3',
    volumen: 4000,
    hace: 40,
  },
  {
    estado: 'enviado',
    titulo: 'Asignar cupos escolares sin pedir certificados',
    norma: 'Ley 2052 de 2020, artículo 3',
    volumen: 12_000,
    hace: 3,
  },
  {
    estado: 'en-aclaracion',
    titulo: 'Actualizar el registro de beneficiarios',
    norma: 'Decreto 620 de 2020',
    volumen: 800,
    hace: 2,
  },
  {
    estado: 'rechazado',
    titulo: 'Cruzar toda la base de datos cada noche',
    norma: 'Decreto 620 de 2020',
    volumen: 90_000,
    hace: 45,
    desacuerdo: 'decidido',
  },
  {
    estado: 'suspendido',
    titulo: 'Verificar requisitos de un trámite en línea',
    norma: 'Ley 2052 de 2020, artículo 3',
    volumen: 2500,
    hace: 6,
  },
  {
    estado: 'rechazado',
    titulo: 'Consultar datos de contacto para campañas',
    norma: 'Ley 1581 de 2012, artículo 10',
    volumen: 3000,
    hace: 12,
    desacuerdo: 'en-mediacion',
  },
  {
    estado: 'terminado',
    titulo: 'Piloto de consulta en ventanilla',
    norma: 'Ley 2052 de 2020, artículo 3',
    volumen: 100,
    hace: 60,
  },
  {
    estado: 'borrador',
    titulo: 'Liquidar un beneficio tributario',
    norma: '',
    volumen: 1500,
    hace: 1,
  },
];

async function listOfrecidas(trx: Running): Promise<readonly Ofrecida[]> {
  const { rows } = await sql<Ofrecida>`
    select v.id as "versionId", s.id as "servicioId", s.entidad_id as "proveedoraId",
      (array_agg(c.id order by c.orden, c.id))[1:3] as campos
    from servicios_versiones v
    join servicios s on s.id = v.servicio_id and s.activo
    join servicios_operaciones o on o.version_id = v.id
    join servicios_mensajes m on m.operacion_id = o.id and m.papel = 'respuesta'
    join servicios_mensajes_campos c on c.mensaje_id = m.id
    where v.estado = 'publicada'
      and not exists (select from servicios_mensajes_campos h where h.padre_id = c.id)
    group by v.id, s.id order by s.id`.execute(trx);
  return rows;
}

/** @param people demo identities; with them their entidades stand first, without them they take no part */
async function listConsumidoras(trx: Running, withPeople: boolean): Promise<readonly Consumidora[]> {
  const esIdentidad = sql`u.numero_identificacion like '10000000%'`;
  const { rows } = await sql<Consumidora>`
    select e.id as "entidadId", min(u.id) as "usuarioId"
    from entidades e
    join membresias m on m.entidad_id = e.id and m.estado = 'activa'
    join usuarios u on u.id = m.usuario_id
    join roles r on r.id = m.rol_id and r.codigo = 'lider-interoperabilidad'
    where e.tipo = 'publica' and e.ambito = 'entidad'
    group by e.id
    having ${withPeople ? sql`true` : sql`not bool_or(${esIdentidad})`}
    order by bool_or(${esIdentidad}) desc, e.id`.execute(trx);
  return rows;
}

const PASO_DE: Readonly<Record<Planeado['estado'], readonly [accion: string, lado: string, desde: string]>> =
  {
    borrador: ['crear', 'consumidora', 'borrador'],
    enviado: ['enviar', 'consumidora', 'borrador'],
    'en-aclaracion': ['pedir-aclaracion', 'proveedora', 'enviado'],
    activo: ['aprobar', 'proveedora', 'enviado'],
    rechazado: ['rechazar', 'proveedora', 'enviado'],
    suspendido: ['suspender', 'proveedora', 'activo'],
    terminado: ['terminar', 'consumidora', 'activo'],
  };
const MOTIVO: Readonly<Partial<Record<Planeado['estado'], string>>> = {
  rechazado: 'Basta con menos datos, y el volumen supera lo que el sistema soporta.',
  suspendido: 'Mantenimiento del sistema de origen.',
  terminado: 'Terminó el piloto.',
};

interface Lugar {
  readonly ofrecida: Ofrecida;
  readonly consumidora: Consumidora;
  /** The present, AAAA-MM-DD. */
  readonly hoy: string;
  /** Its number in the series, where it was approved. */
  readonly consecutivo: number;
}

const APROBADOS: ReadonlySet<string> = new Set(['activo', 'suspendido', 'terminado']);

async function insertAcuerdo(
  trx: Running,
  plan: Planeado,
  { ofrecida, consumidora, hoy, consecutivo }: Lugar,
) {
  const { estado } = plan;
  const dia = addDays(hoy, -plan.hace);
  const momento = new Date(`${dia}T15:00:00Z`);
  const aprobado = APROBADOS.has(estado);
  const { id } = await trx
    .insertInto('acuerdos')
    .values({
      numero: aprobado ? `LCI-AC-${hoy.slice(0, 4)}-${String(consecutivo).padStart(6, '0')}` : null,
      servicio_id: ofrecida.servicioId,
      version_id: ofrecida.versionId,
      consumidora_id: consumidora.entidadId,
      proveedora_id: ofrecida.proveedoraId,
      estado,
      estado_desde: momento,
      vence_en: estado === 'enviado' || estado === 'en-aclaracion' ? addDays(dia, 14) : null,
      suspendido_por: sql<string[]>`${estado === 'suspendido' ? ['proveedora'] : []}::text[]`,
      sistema: 'Sistema de información misional',
      responsable_nombre: 'Persona de Ejemplo',
      responsable_cargo: 'Jefatura de datos',
      responsable_correo: 'datos@ejemplo.gov.co',
      aprobado_en: aprobado ? momento : null,
      vigente_desde: aprobado ? dia : null,
      vigente_hasta: aprobado ? addDays(dia, 730) : null,
      clave_simulador: aprobado ? randomBytes(18).toString('base64url') : null,
      creado_por: consumidora.usuarioId,
      created_at: momento,
      updated_at: momento,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const finalidad = await trx
    .insertInto('acuerdos_finalidades')
    .values({
      acuerdo_id: id,
      orden: 1,
      titulo: plan.titulo,
      norma: plan.norma,
      base: 'ley',
      volumen_diario: plan.volumen,
      volumen_concedido: aprobado ? plan.volumen : null,
      personas_con_acceso: 12,
      retencion_dias: 365,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('acuerdos_campos')
    .values(
      ofrecida.campos.slice(0, 2).map((campo_id) => ({
        finalidad_id: finalidad.id,
        campo_id,
        justificacion: 'Sin este dato no se puede decidir.',
      })),
    )
    .execute();
  if (estado === 'en-aclaracion')
    await trx
      .insertInto('acuerdos_marcas')
      .values({ acuerdo_id: id, lugar: 'norma', texto: '¿Qué artículo sustenta la finalidad?' })
      .execute();
  const [accion, lado, desde] = PASO_DE[estado];
  await trx
    .insertInto('acuerdos_pasos')
    .values({
      acuerdo_id: id,
      accion,
      desde: accion === 'crear' ? null : desde,
      hasta: estado,
      lado,
      causa: estado === 'rechazado' ? 'campos-de-mas' : null,
      motivo: MOTIVO[estado] ?? '',
      usuario_id: consumidora.usuarioId,
      created_at: momento,
    })
    .execute();
  return id;
}

async function insertDesacuerdo(
  trx: Running,
  acuerdoId: number,
  { estado, hoy }: { readonly estado: 'en-mediacion' | 'decidido'; readonly hoy: string },
): Promise<void> {
  const momento = new Date(`${addDays(hoy, -4)}T15:00:00Z`);
  const decidido = estado === 'decidido';
  const { id } = await trx
    .insertInto('desacuerdos')
    .values({
      acuerdo_id: acuerdoId,
      asunto: 'rechazo',
      estado,
      estado_desde: momento,
      vence_en: decidido ? null : addDays(hoy, 17),
      reclamo:
        'La norma que citamos autoriza la consulta, y los datos que pedimos son los que la norma nombra.',
      respuesta: 'La norma autoriza la consulta caso por caso, no la copia de toda la base.',
      sentido: decidido ? 'parcial' : null,
      decision: decidido ? 'Se consulta caso por caso, con los dos datos que la norma nombra.' : '',
      created_at: momento,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (decidido)
    await trx
      .insertInto('precedentes')
      .values({
        desacuerdo_id: id,
        titulo: 'Una consulta caso por caso no se cambia por la copia de la base',
        texto:
          'Cuando una norma autoriza a verificar un requisito, la entidad que consume pide el dato de la persona que hace el trámite. Copiar toda la base cada noche excede la finalidad, aunque el volumen quepa.',
        asunto: 'rechazo',
        sentido: 'parcial',
        publicado_en: momento,
      })
      .execute();
}

/**
 * Acuerdos in every state about what is published, a disagreement in mediation and a precedent.
 *
 * @param withPeople whether the entidades of the demo identities take part: tests start without tasks for them
 */
export async function insertAcuerdos(
  trx: Running,
  { hoy, withPeople }: { readonly hoy: string; readonly withPeople: boolean },
): Promise<void> {
  const ofrecidas = await listOfrecidas(trx);
  const consumidoras = await listConsumidoras(trx, withPeople);
  if (ofrecidas.length === 0 || consumidoras.length === 0) return;
  let consecutivo = 0;
  for (const [place, plan] of PLAN.entries()) {
    const ofrecida = ofrecidas[place % ofrecidas.length];
    const consumidora = consumidoras
      .slice(place % consumidoras.length)
      .concat(consumidoras)
      .find(({ entidadId }) => entidadId !== ofrecida?.proveedoraId);
    if (!ofrecida || !consumidora) continue;
    if (APROBADOS.has(plan.estado)) consecutivo += 1;
    const id = await insertAcuerdo(trx, plan, { ofrecida, consumidora, hoy, consecutivo });
    if (plan.desacuerdo) await insertDesacuerdo(trx, id, { estado: plan.desacuerdo, hoy });
  }
  const [primera] = ofrecidas;
  if (primera)
    await trx
      .insertInto('acuerdos_politicas')
      .values({
        version_id: primera.versionId,
        modo: 'manual',
        grupos: JSON.stringify([
          [
            { clase: 'tipo', valores: ['publica'] },
            { clase: 'convenio', valores: [] },
          ],
        ]),
        cuota_por_consumidora: 8000,
        cuota_total: 10_000,
        condiciones: 'Las consultas se hacen una por una, en el momento del trámite.',
        dias_respuesta: 10,
        meses_vigencia: 24,
        dicha: true,
      })
      .execute();
  await trx
    .insertInto('acuerdos_series')
    .values({ anio: Number(hoy.slice(0, 4)), ultimo: consecutivo })
    .execute();
}
