import type { DatabaseSchema } from '@marco/database';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { findIdAt, toJson } from './lugares-del-mundo.ts';
import { momentoArbitrary } from './momentos-del-mundo.ts';
import { addMadurezDelMundo, madurezArbitrary } from './mundos-madurez.ts';
import { addXroadDelMundo, xroadArbitrary } from './mundos-xroad.ts';

const cuantos = <Value>(que: fc.Arbitrary<Value>, maximo: number) => fc.array(que, { maxLength: maximo });
const lugar = fc.nat({ max: 6 });
const dia = momentoArbitrary.map((momento) => momento.slice(0, 10));
const quiza = fc.option(momentoArbitrary, { nil: null });

/** What happened beside the requests: language, mesas, trámites and tools. Numbers point at records that are there, by their place. */
export const usoArbitrary = fc.record({
  campos: cuantos(
    fc.record({
      solicitud: lugar,
      accion: fc.constantFrom(null, 'reutilizar', 'reutilizar', 'definir'),
      conElemento: fc.boolean(),
    }),
    24,
  ),
  elementos: cuantos(fc.record({ lugar, rige: momentoArbitrary, caduca: quiza }), 4),
  /** Servicios of many entidades that use one of two elements of a project. */
  usos: cuantos(
    fc.record({ servicio: fc.nat({ max: 40 }), cual: fc.nat({ max: 1 }), en: momentoArbitrary }),
    8,
  ),
  mesas: cuantos(
    fc.record({
      entidad: lugar,
      creada: momentoArbitrary,
      cerrada: quiza,
      servicios: cuantos(lugar, 2),
      reuniones: cuantos(
        fc.record({
          estado: fc.constantFrom('realizada', 'realizada', 'programada'),
          en: momentoArbitrary,
          acta: quiza,
        }),
        2,
      ),
      compromisos: cuantos(
        fc.record({
          creado: momentoArbitrary,
          vence: dia,
          estado: fc.constantFrom('abierto', 'cumplido', 'cancelado'),
          cerrado: momentoArbitrary,
        }),
        3,
      ),
    }),
    2,
  ),
  tramites: cuantos(
    fc.record({ entidad: lugar, creado: momentoArbitrary, activo: fc.boolean(), consume: fc.boolean() }),
    3,
  ),
  validaciones: cuantos(
    fc.record({
      entidad: fc.option(lugar, { nil: null }),
      resultado: fc.constantFrom('valido', 'invalido'),
      en: momentoArbitrary,
    }),
    5,
  ),
  descargas: cuantos(
    fc.record({
      entidad: fc.option(lugar, { nil: null }),
      tipo: fc.constantFrom('xsd', 'json'),
      en: momentoArbitrary,
    }),
    5,
  ),
  conteos: cuantos(
    fc.record({
      version: lugar,
      fecha: dia,
      situacion: fc.constantFrom('exito', 'falla'),
      total: fc.integer({ min: 1, max: 9 }),
    }),
    4,
  ),
  demandas: cuantos(fc.record({ elemento: fc.option(lugar, { nil: null }), en: momentoArbitrary }), 3),
  xroad: xroadArbitrary,
  madurez: madurezArbitrary,
});
type Uso = typeof usoArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

type Running = Transaction<DatabaseSchema>;

/** Stores what happened beside the requests. */
export async function addUsoDelMundo(trx: Running, uso: Uso): Promise<void> {
  await insertLenguaje(trx, uso);
  await insertMesas(trx, uso);
  await sql`insert into tramites (codigo, nombre, entidad_id, activo, created_at)
    select 'T7' || f.n, 'Trámite del mundo ' || f.n, ${findIdAt('entidades', sql`f.entidad`)}, f.activo, f.creado
    from jsonb_to_recordset(${toJson(uso.tramites)}) f (entidad int, creado timestamptz, activo boolean, n int)`.execute(
    trx,
  );
  await sql`insert into tramites_servicios (tramite_id, servicio_id, uso)
    select t.id, (select max(id) from servicios), 'consume'
    from jsonb_to_recordset(${toJson(uso.tramites)}) f (consume boolean, n int) join tramites t on t.codigo = 'T7' || f.n
    where f.consume`.execute(trx);
  await sql`insert into validaciones (esquema, formato, resultado, entidad_id, created_at)
    select 'propio', 'xml', f.resultado, case when f.entidad is not null then ${findIdAt('entidades', sql`f.entidad`)} end, f.en
    from jsonb_to_recordset(${toJson(uso.validaciones)}) f (entidad int, resultado text, en timestamptz)`.execute(
    trx,
  );
  await sql`insert into esquemas_descargas (tipo, entidad_id, created_at)
    select f.tipo, case when f.entidad is not null then ${findIdAt('entidades', sql`f.entidad`)} end, f.en
    from jsonb_to_recordset(${toJson(uso.descargas)}) f (entidad int, tipo text, en timestamptz)`.execute(
    trx,
  );
  await sql`insert into simulador_conteos (fecha, version_id, operacion, situacion, total)
    select f.fecha, ${findIdAt('servicios_versiones', sql`f.version`)}, 'op' || f.n, f.situacion, f.total
    from jsonb_to_recordset(${toJson(uso.conteos)}) f (version int, fecha date, situacion text, total int, n int)`.execute(
    trx,
  );
  await sql`insert into directorio_demandas (elemento_id, dato, clave, created_at)
    select case when f.elemento is not null then ${findIdAt('elementos_de_dato', sql`f.elemento`)} end,
      case when f.elemento is null then 'Dato del mundo' end, 'mundo ' || f.n, f.en
    from jsonb_to_recordset(${toJson(uso.demandas)}) f (elemento int, en timestamptz, n int)`.execute(trx);
  await addXroadDelMundo(trx, uso.xroad);
  await addMadurezDelMundo(trx, uso.madurez);
}

async function insertLenguaje(trx: Running, { campos, elementos, usos }: Uso): Promise<void> {
  await sql`insert into solicitudes_campos (solicitud_id, orden, nombre, accion, elemento_id)
    select ${findIdAt('solicitudes', sql`f.solicitud`)}, 900 + f.n, 'campo', f.accion,
      case when f."conElemento" and f.accion is not null then (select min(id) from elementos_de_dato) end
    from jsonb_to_recordset(${toJson(campos)}) f (solicitud int, accion text, "conElemento" boolean, n int)`.execute(
    trx,
  );
  await sql`update elementos_versiones v set rige_desde = f.rige
    from jsonb_to_recordset(${toJson(elementos)}) f (lugar int, rige timestamptz)
    where v.id = ${findIdAt('elementos_versiones', sql`f.lugar`)} and v.rige_desde is not null and v.rige_hasta is null`.execute(
    trx,
  );
  await sql`insert into elementos_transiciones (version_id, accion, hasta, created_at)
    select ${findIdAt('elementos_versiones', sql`f.lugar`)}, 'caducar', 'caducado', f.caduca
    from jsonb_to_recordset(${toJson(elementos)}) f (lugar int, caduca timestamptz) where f.caduca is not null`.execute(
    trx,
  );
  await sql`insert into servicios_elementos (servicio_id, version_id, sentido, created_at)
    select ${findIdAt('servicios', sql`f.servicio`)}, (select v.id from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
      join capas_de_uso c on c.id = e.capa_id where v.rige_desde is not null and v.rige_hasta is null and c.tipo = 'proyecto'
      order by v.id offset f.cual limit 1), 'salida', f.en
    from jsonb_to_recordset(${toJson(usos)}) f (servicio int, cual int, en timestamptz) on conflict do nothing`.execute(
    trx,
  );
}

async function insertMesas(trx: Running, { mesas }: Uso): Promise<void> {
  await sql`insert into mesas (nombre, activa, objetivo, descripcion, entidad_lider_id, consultor_principal_id,
      email_responsable_entidad, email_consultor, created_at, cerrada_en, motivo_cierre)
    select 'Mesa del mundo ' || f.n, f.cerrada is null, 'Una', 'Una', ${findIdAt('entidades', sql`f.entidad`)}, (select min(id) from usuarios),
      '', '', f.creada, f.cerrada, case when f.cerrada is not null then 'Terminó' end
    from jsonb_to_recordset(${toJson(mesas)}) f (entidad int, creada timestamptz, cerrada timestamptz, n int)`.execute(
    trx,
  );
  const servicios = mesas.flatMap(({ servicios: suyos }, mesa) =>
    suyos.map((servicio) => ({ mesa, servicio })),
  );
  await sql`insert into mesas_servicios (mesa_id, servicio_id)
    select m.id, ${findIdAt('servicios', sql`f.servicio`)} from jsonb_to_recordset(${toJson(servicios)}) f (mesa int, servicio int)
    join mesas m on m.nombre = 'Mesa del mundo ' || f.mesa on conflict do nothing`.execute(trx);
  const reuniones = mesas.flatMap(({ reuniones: suyas }, mesa) => suyas.map((una) => ({ ...una, mesa })));
  await sql`insert into reuniones (mesa_id, estado, tematica, inicia_en, consultor_principal_id, finalizada_en)
    select m.id, f.estado, 'Reunión del mundo ' || f.n, f.en, (select min(id) from usuarios), case when f.estado = 'realizada' then f.en end
    from jsonb_to_recordset(${toJson(reuniones)}) f (mesa int, estado text, en timestamptz, n int)
    join mesas m on m.nombre = 'Mesa del mundo ' || f.mesa`.execute(trx);
  await sql`insert into actas (reunion_id, mesa_id, numero, estado, contenido, huella_contenido, pdf_archivo_id, docx_archivo_id,
      emitida_en, emitida_por, sello, sellada_en, sellada_por)
    select r.id, r.mesa_id, 900 + f.n, 'sellada', '{}', repeat('0', 64), (select id from archivos order by id limit 1),
      (select id from archivos order by id limit 1), f.acta, (select min(id) from usuarios), repeat('0', 64), f.acta,
      (select min(id) from usuarios)
    from jsonb_to_recordset(${toJson(reuniones)}) f (acta timestamptz, n int)
    join reuniones r on r.tematica = 'Reunión del mundo ' || f.n where f.acta is not null`.execute(trx);
  const compromisos = mesas.flatMap(({ compromisos: suyos }, mesa) => suyos.map((uno) => ({ ...uno, mesa })));
  await sql`insert into compromisos (mesa_id, descripcion, responsable, entidad_id, fecha_acuerdo, fecha_vencimiento, estado, cerrado_en,
      motivo_cierre, created_at)
    select m.id, 'Uno', 'La entidad', m.entidad_lider_id, f.vence, f.vence, f.estado, case when f.estado <> 'abierto' then f.cerrado end,
      case when f.estado = 'cancelado' then 'Ya no' end, f.creado
    from jsonb_to_recordset(${toJson(compromisos)}) f (mesa int, creado timestamptz, vence date, estado text, cerrado timestamptz)
    join mesas m on m.nombre = 'Mesa del mundo ' || f.mesa`.execute(trx);
}
