import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { readCsv } from '../../read-data.ts';

type Running = Transaction<DatabaseSchema>;

const read = <const Column extends string>(file: string, columns: readonly Column[]) =>
  readCsv(new URL(file, import.meta.url), columns);

const TRAMITES = read('tramites.csv', [
  'codigo',
  'nombre',
  'entidad',
  'nivel',
  'resultado',
  'tiempo',
  'volumen',
]);
const REQUISITOS = read('requisitos.csv', [
  'codigo',
  'nombre',
  'tipo',
  'momento',
  'datos',
  'norma',
  'original',
  'tarifa',
  'emisora',
  'elementos',
]);
const SUPUESTOS = read('supuestos.csv', ['codigo', 'bajo', 'central', 'alto']);

/** Where the invented numbers come from, as every screen tells it. */
const FUENTE = 'Supuesto de demostración';
const ANIO = 2025;

/** Acuerdos of entidades that consume already, signed before they were asked for here, with the calls the demo measured. */
export const USOS = [
  ['T90002', 'Consulta del registro civil de defunción', 'LCI-AC-2024-000031', 48_000],
  ['T90007', 'Consulta de antecedentes judiciales', 'LCI-AC-2024-000044', 30_000],
  ['T90009', 'Consulta del registro civil de nacimiento', 'LCI-AC-2025-000012', null],
] as const;

const toClave = (nombre: string) =>
  nombre
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const toNumero = (text: string) => (text === '' ? null : Number(text));

/** Trámites of the demo with what they ask for, what a person said of it, and what the savings rest on. */
export async function insertTramites(trx: Running): Promise<void> {
  const entidades = await readNombres(
    trx,
    sql`select sigla as nombre, id from entidades where sigla is not null`,
  );
  const elementos = await readNombres(trx, sql`select identificador as nombre, id from elementos_de_dato`);
  const servicios = await readNombres(trx, sql`select nombre, id from servicios`);
  const quien = await trx
    .selectFrom('usuarios')
    .select('id')
    .where('numero_identificacion', '=', '1000000002')
    .executeTakeFirstOrThrow();
  const tramites = new Map<string, number>();
  for (const { codigo, nombre, entidad, nivel, resultado, tiempo, volumen } of TRAMITES) {
    const { id } = await trx
      .insertInto('tramites')
      .values({
        codigo,
        nombre,
        entidad_id: get(entidades, entidad),
        nivel_digital: toNumero(nivel),
        resultado,
        tiempo,
        ...(volumen === ''
          ? {}
          : { volumen_anual: Number(volumen), volumen_fuente: FUENTE, volumen_anio: ANIO }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    tramites.set(codigo, id);
  }
  for (const [orden, row] of REQUISITOS.entries())
    await insertRequisito(trx, row, {
      orden,
      tramiteId: get(tramites, row.codigo),
      emisoraId: row.emisora === '' ? null : get(entidades, row.emisora),
      elementos,
      usuarioId: quien.id,
    });
  for (const [codigo, servicio, acuerdo, transacciones] of USOS)
    await trx
      .insertInto('tramites_servicios')
      .values({
        tramite_id: get(tramites, codigo),
        servicio_id: get(servicios, servicio),
        uso: 'consume',
        acuerdo,
        ...(transacciones === null
          ? {}
          : { transacciones, transacciones_fuente: FUENTE, transacciones_anio: ANIO }),
      })
      .execute();
  await trx
    .insertInto('ahorro_supuestos')
    .values(
      SUPUESTOS.map(({ codigo, bajo, central, alto }) => ({
        codigo,
        bajo: Number(bajo),
        central: Number(central),
        alto: Number(alto),
        fuente: FUENTE,
        anio: ANIO,
      })),
    )
    .execute();
  await insertObservaciones(trx, get(tramites, 'T90002'));
}

async function readNombres(
  trx: Running,
  query: ReturnType<typeof sql>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ nombre: string; id: number }>`${query}`.execute(trx);
  return new Map(rows.map(({ nombre, id }) => [nombre, id]));
}

function get(ids: ReadonlyMap<string, number>, nombre: string): number {
  const id = ids.get(nombre);
  if (id === undefined) throw new Error(`The demo data has no ${nombre}.`);
  return id;
}

interface Donde {
  readonly orden: number;
  readonly tramiteId: number;
  readonly emisoraId: number | null;
  readonly elementos: ReadonlyMap<string, number>;
  readonly usuarioId: number;
}

/** A requisito with the elements it proves; one with a question mark waits for a decision. */
async function insertRequisito(
  trx: Running,
  row: (typeof REQUISITOS)[number],
  { orden, tramiteId, emisoraId, elementos, usuarioId }: Donde,
): Promise<void> {
  const datos = row.datos.split(';').filter(Boolean);
  const { id } = await trx
    .insertInto('tramites_requisitos')
    .values({
      tramite_id: tramiteId,
      orden: orden + 1,
      nombre: row.nombre,
      clave: toClave(row.nombre),
      tipo: row.tipo,
      momento: row.momento,
      datos,
      norma: row.norma,
      exige_original: row.original === 'sí',
      costo_tarifa: toNumero(row.tarifa),
      entidad_emisora_id: emisoraId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, escrito] of row.elementos.split(';').filter(Boolean).entries()) {
    const isPendiente = escrito.startsWith('?');
    const decidida = isPendiente ? {} : { decidida_por: usuarioId, decidida_en: sql<Date>`now()` };
    await trx
      .insertInto('tramites_requisitos_elementos')
      .values({
        requisito_id: id,
        elemento_id: get(elementos, escrito.replace('?', '')),
        dato: datos[at] ?? '',
        origen: isPendiente ? 'asistente' : 'persona',
        ...(isPendiente ? { confianza: 82 } : {}),
        decision: isPendiente ? 'pendiente' : 'aceptado',
        ...decidida,
      })
      .execute();
  }
}

/** What citizens reported of the golden paper of the map: one to decide, two that were published. */
async function insertObservaciones(trx: Running, tramiteId: number): Promise<void> {
  await sql`insert into tramites_observaciones (tramite_id, requisito_id, municipio_codigo, estado, decidida_por, decidida_en)
    select r.tramite_id, r.id, m.codigo, m.estado, u.id, case when u.id is not null then now() end
    from tramites_requisitos r
    cross join (values ('05001', 'publicada'), ('76001', 'publicada'), ('11001', 'pendiente')) as m(codigo, estado)
    left join usuarios u on u.numero_identificacion = '1000000013' and m.estado <> 'pendiente'
    where r.tramite_id = ${tramiteId} and r.nombre like 'Certificado de supervivencia%'
    order by m.codigo`.execute(trx);
}
