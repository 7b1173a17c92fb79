import type { DatabaseSchema } from '@marco/database';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { DIAS, HORA, momentoArbitrary, PRIMERO } from './momentos-del-mundo.ts';
import { addUsoDelMundo, usoArbitrary } from './mundos-uso.ts';

const PASOS = [
  ['radicar', 'radicada'],
  ['asignar', 'asignada'],
  ['revisar', 'en-revision'],
  ['devolver', 'devuelta'],
  ['conceptualizar', 'en-conceptualizacion'],
  ['verificar', 'en-verificacion'],
  ['conceptuar', 'en-verificacion'],
  ['presentar', 'pendiente-entidad'],
  ['aprobar', 'concepto-favorable'],
] as const;
const FINES = [
  ['certificar', 'certificada'],
  ['rechazar', 'rechazada'],
  ['desistir', 'desistida'],
] as const;

/** What may happen to a version, as the directory says it, with the level after it. */
const CAMBIOS = [
  ['nivel-alcanzado', 1],
  ['nivel-alcanzado', 2],
  ['nivel-alcanzado', 3],
  ['nivel-perdido', 1],
  ['version-suspendida', 3],
  ['version-suspendida', 1],
  ['suspension-levantada', 3],
  ['version-obsoleta', null],
  ['version-retirada', null],
] as const;

const cuantos = <Value>(que: fc.Arbitrary<Value>, maximo: number) => fc.array(que, { maxLength: maximo });
const indice = fc.nat({ max: 7 });

/** A world: what happened to some entidades in a year. Numbers point at others by their place. */
export const mundoArbitrary = fc.record({
  entidades: fc.array(
    fc.record({
      sector: fc.constantFrom(null, 0, 1, 2),
      orden: fc.constantFrom(null, 0, 1),
      departamento: fc.constantFrom(null, '05', '11'),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  membresias: cuantos(
    fc.record({
      entidad: indice,
      estado: fc.constantFrom('activa', 'activa', 'inactiva', 'pendiente'),
      en: momentoArbitrary,
    }),
    5,
  ),
  servicios: cuantos(
    fc.record({
      entidad: indice,
      activo: fc.constantFrom(true, true, true, false),
      en: momentoArbitrary,
      versiones: cuantos(
        cuantos(fc.record({ cambio: fc.constantFrom(...CAMBIOS), en: momentoArbitrary }), 4),
        3,
      ),
    }),
    4,
  ),
  solicitudes: cuantos(
    fc.record({
      servicio: indice,
      nivel: fc.constantFrom(1, 2, 3),
      tipo: fc.constantFrom('nueva', 'nueva', 'actualizacion', 'retiro'),
      pasos: fc.array(fc.record({ paso: fc.constantFrom(...PASOS), en: momentoArbitrary }), { maxLength: 6 }),
      fin: fc.option(fc.record({ paso: fc.constantFrom(...FINES), en: momentoArbitrary }), { nil: null }),
      certificado: fc.option(momentoArbitrary, { nil: null }),
      suspension: fc.option(fc.tuple(fc.nat({ max: DIAS }), fc.nat({ max: 20 })), { nil: null }),
      conConsultor: fc.boolean(),
      /** Working days told with 80 % of safety when it was filed. */
      diasSeguros: fc.option(fc.nat({ max: 240 }), { nil: null }),
    }),
    5,
  ),
  uso: usoArbitrary,
  acuerdos: cuantos(
    fc.record({
      servicio: indice,
      consumidora: indice,
      pasos: fc.array(
        fc.record({
          hasta: fc.constantFrom('enviado', 'activo', 'activo', 'suspendido', 'terminado'),
          en: momentoArbitrary,
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    3,
  ),
});
type Mundo = typeof mundoArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

type Running = Transaction<DatabaseSchema>;

async function insertIds(
  trx: Running,
  rows: readonly object[],
  statement: (json: string) => ReturnType<typeof sql<{ id: number }>>,
) {
  if (rows.length === 0) return [];
  const { rows: inserted } = await statement(JSON.stringify(rows)).execute(trx);
  return inserted.map(({ id }) => id).sort((one, other) => one - other);
}

/** Takes a place of a list, around its end. */
function at<Value>(values: readonly Value[], place: number): Value {
  const value = values[place % values.length];
  if (value === undefined) throw new Error('A world points at nothing.');
  return value;
}

const byMoment = (one: { readonly en: string }, other: { readonly en: string }) =>
  one.en < other.en ? -1 : one.en > other.en ? 1 : 0;

/** Stores a world beside what is there. The statements are few, because a test stores hundreds. */
export async function addMundo(trx: Running, mundo: Mundo): Promise<void> {
  const entidades = await insertIds(
    trx,
    mundo.entidades,
    (json) => sql<{ id: number }>`
    insert into entidades (tipo, nit, digito_verificacion, nombre, sector_id, orden_id, departamento_codigo)
    select 'publica', (899000000 + n)::text, 0, 'Entidad del mundo ' || n,
      (select id from sectores order by id offset (f ->> 'sector')::int limit case when f ->> 'sector' is null then 0 else 1 end),
      (select id from ordenes order by id offset (f ->> 'orden')::int limit case when f ->> 'orden' is null then 0 else 1 end),
      f ->> 'departamento'
    from jsonb_array_elements(${json}::jsonb) with ordinality as x (f, n) returning id`,
  );
  await insertIds(
    trx,
    mundo.membresias.map(({ entidad, ...una }, n) => ({ ...una, entidad: at(entidades, entidad), n })),
    (json) => sql<{ id: number }>`
      insert into membresias (usuario_id, entidad_id, rol_id, estado, created_at)
      select (select id from usuarios order by id offset f.n limit 1), f.entidad,
        case when f.estado = 'activa' then (select id from roles where ambito = 'entidad' order by id limit 1) end, f.estado, f.en
      from jsonb_to_recordset(${json}::jsonb) f (entidad int, estado text, en timestamptz, n int) returning id`,
  );
  const servicios = await insertIds(
    trx,
    mundo.servicios.map(({ entidad, activo, en }, n) => ({ entidad: at(entidades, entidad), activo, en, n })),
    (json) => sql<{ id: number }>`
      insert into servicios (nombre, descripcion, entidad_id, estado_servicio_id, activo, created_at)
      select 'Servicio del mundo ' || f.n, 'Uno', f.entidad, (select id from estados_servicio where codigo = 'identificado'), f.activo, f.en
      from jsonb_to_recordset(${json}::jsonb) f (entidad int, activo boolean, en timestamptz, n int) order by f.n returning id`,
  );
  if (servicios.length === 0) {
    await addUsoDelMundo(trx, mundo.uso);
    return;
  }
  const versiones = await insertIds(
    trx,
    mundo.servicios.flatMap((servicio, n) =>
      servicio.versiones.map((_, menor) => ({ servicio: at(servicios, n), menor })),
    ),
    (json) => sql<{ id: number }>`
      insert into servicios_versiones (servicio_id, mayor, menor, estado, obsoleta_desde)
      select f.servicio, 1, f.menor, 'retirada', now()
      from jsonb_to_recordset(${json}::jsonb) f (servicio int, menor int) order by f.servicio, f.menor returning id`,
  );
  await sql`delete from directorio_cambios where version_id = any(${versiones}::int[])`.execute(trx);
  const cambios = mundo.servicios.flatMap(({ versiones: suyas }, n) => suyas.map((uno) => ({ n, uno })));
  const movidas = cambios.flatMap(({ n, uno }, place) =>
    uno.map(({ cambio: [tipo, nivel], en }) => ({
      servicio: at(servicios, n),
      version: at(versiones, place),
      tipo,
      nivel,
      en,
    })),
  );
  await sql`insert into directorio_cambios (servicio_id, version_id, tipo, nivel, registrado_en)
    select f.servicio, f.version, f.tipo, f.nivel, f.en
    from jsonb_to_recordset(${JSON.stringify(movidas)}::jsonb)
      f (servicio int, version int, tipo text, nivel smallint, en timestamptz)`.execute(trx);
  await insertSolicitudes(trx, mundo, servicios);
  if (versiones.length > 0) await insertAcuerdos(trx, mundo, { servicios, versiones, entidades });
  await addUsoDelMundo(trx, mundo.uso);
}

async function insertSolicitudes(trx: Running, mundo: Mundo, servicios: readonly number[]): Promise<void> {
  const ids = await insertIds(
    trx,
    mundo.solicitudes.map(({ servicio, nivel, tipo, conConsultor }, n) => ({
      servicio: at(servicios, servicio),
      nivel,
      tipo,
      conConsultor,
      n,
    })),
    (json) => sql<{ id: number }>`
      insert into solicitudes (nivel, tipo, estado_id, radicado, radicada_en, entidad_id, solicitante_id, servicio_id, servicio_nombre,
        consultor_id)
      select f.nivel, f.tipo, (select id from estados_solicitud where codigo = 'cancelada'), 'MUNDO-' || f.n, now(), s.entidad_id,
        (select min(id) from usuarios), s.id, s.nombre, case when f."conConsultor" then (select min(id) from usuarios) end
      from jsonb_to_recordset(${json}::jsonb) f (servicio int, nivel smallint, tipo text, "conConsultor" boolean, n int)
      join servicios s on s.id = f.servicio order by f.n returning id`,
  );
  const pasos = mundo.solicitudes.flatMap(({ pasos: dados, fin }, n) => {
    const [primero, ...otros] = dados.toSorted(byMoment);
    if (primero === undefined) return [];
    const todos = [{ paso: PASOS[0], en: primero.en }, ...otros];
    const ultimo = todos.at(-1)?.en ?? '';
    const cerrado = fin === null ? [] : [{ paso: fin.paso, en: fin.en < ultimo ? ultimo : fin.en }];
    let antes = 'borrador';
    return [...todos, ...cerrado].map(({ paso: [accion, hasta], en }) => {
      const dado = { id: at(ids, n), accion, desde: antes, hasta, en };
      antes = hasta;
      return dado;
    });
  });
  await sql`insert into solicitudes_pasos (solicitud_id, accion, desde_id, hasta_id, created_at)
    select f.id, f.accion, d.id, h.id, f.en
    from jsonb_array_elements(${JSON.stringify(pasos)}::jsonb) with ordinality as x (j, n)
    cross join lateral jsonb_to_record(x.j) f (id int, accion text, desde text, hasta text, en timestamptz)
    join estados_solicitud d on d.codigo = f.desde join estados_solicitud h on h.codigo = f.hasta order by x.n`.execute(
    trx,
  );
  const seguros = mundo.solicitudes.map(({ diasSeguros }, n) => ({ id: at(ids, n), dias: diasSeguros }));
  await sql`insert into solicitudes_pronosticos (solicitud_id, fecha, base, dias_probables, dias_seguros)
    select f.id, '2026-01-05', case when f.dias % 4 = 0 then 'plazos' else 'historia' end, f.dias / 2, f.dias
    from jsonb_to_recordset(${JSON.stringify(seguros)}::jsonb) f (id int, dias int) where f.dias is not null`.execute(
    trx,
  );
  const certificados = mundo.solicitudes.flatMap(({ certificado, nivel }, n) =>
    certificado === null ? [] : [{ id: at(ids, n), nivel, en: certificado, n }],
  );
  await sql`insert into certificados_claves (id, publica, material, created_at) values ('c-2026-999999', '', '', now())`.execute(
    trx,
  );
  await sql`insert into certificados (numero, codigo, nivel, anio, solicitud_id, servicio_id, entidad_id, radicado, servicio_nombre,
      estado_desde, expedido_en, contenido, registro, huella_contenido, credencial, huella_credencial, clave_id)
    select s.radicado, lpad(f.n::text, 17, '0'), f.nivel, 2026, s.id, s.servicio_id, s.entidad_id, s.radicado, s.servicio_nombre, f.en, f.en,
      '{}', '{}', repeat('0', 64), '', repeat('0', 64), 'c-2026-999999'
    from jsonb_to_recordset(${JSON.stringify(certificados)}::jsonb) f (id int, nivel smallint, en timestamptz, n int)
    join solicitudes s on s.id = f.id`.execute(trx);
  const suspensiones = mundo.solicitudes.flatMap(({ suspension }, n) => {
    if (suspension === null) return [];
    const [desde, dias] = suspension;
    const toDay = (dia: number) => new Date(PRIMERO + dia * 24 * HORA).toISOString().slice(0, 10);
    return [{ id: at(ids, n), desde: toDay(desde), hasta: toDay(desde + dias) }];
  });
  await sql`insert into solicitudes_suspensiones (solicitud_id, fecha_desde, fecha_hasta, causa, motivo, dias_restantes, usuario_id, created_at)
    select f.id, f.desde, f.hasta, 'fuerza-mayor', 'Uno', 1, (select min(id) from usuarios), f.desde
    from jsonb_to_recordset(${JSON.stringify(suspensiones)}::jsonb) f (id int, desde date, hasta date)`.execute(
    trx,
  );
}

async function insertAcuerdos(
  trx: Running,
  mundo: Mundo,
  {
    servicios,
    versiones,
    entidades,
  }: {
    readonly servicios: readonly number[];
    readonly versiones: readonly number[];
    readonly entidades: readonly number[];
  },
): Promise<void> {
  const ids = await insertIds(
    trx,
    mundo.acuerdos.map(({ servicio, consumidora }) => ({
      servicio: at(servicios, servicio),
      version: at(versiones, servicio),
      consumidora: at(entidades, consumidora),
    })),
    (json) => sql<{ id: number }>`
      insert into acuerdos (servicio_id, version_id, consumidora_id, proveedora_id, estado, creado_por)
      select f.servicio, f.version, f.consumidora, s.entidad_id, 'rechazado', (select min(id) from usuarios)
      from jsonb_to_recordset(${json}::jsonb) f (servicio int, version int, consumidora int) join servicios s on s.id = f.servicio
      where f.consumidora <> s.entidad_id returning id`,
  );
  if (ids.length === 0) return;
  const pasos = mundo.acuerdos
    .slice(0, ids.length)
    .flatMap(({ pasos: dados }, n) =>
      dados.toSorted(byMoment).map(({ hasta, en }) => ({ id: at(ids, n), hasta, en })),
    );
  await sql`insert into acuerdos_pasos (acuerdo_id, accion, hasta, created_at)
    select f.id, case f.hasta when 'enviado' then 'enviar' when 'activo' then 'aprobar' else 'rechazar' end, f.hasta, f.en
    from jsonb_to_recordset(${JSON.stringify(pasos)}::jsonb) f (id int, hasta text, en timestamptz)`.execute(
    trx,
  );
}
