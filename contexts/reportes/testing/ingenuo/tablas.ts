import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

export type Row = Readonly<Record<string, unknown>>;

const TABLAS = [
  'entidades',
  'membresias',
  'servicios',
  'servicios_versiones',
  'directorio_cambios',
  'certificados',
  'solicitudes',
  'solicitudes_pasos',
  'solicitudes_suspensiones',
  'solicitudes_reafirmaciones',
  'estados_solicitud',
  'estados_servicio',
  'acuerdos',
  'acuerdos_pasos',
  'solicitudes_campos',
  'elementos_versiones',
  'elementos_de_dato',
  'capas_de_uso',
  'servicios_elementos',
  'elementos_transiciones',
  'mesas',
  'reuniones',
  'actas',
  'compromisos',
  'tramites',
  'tramites_servicios',
  'validaciones',
  'esquemas_descargas',
  'simulador_conteos',
  'directorio_demandas',
  'directorio_servicios',
  'plataforma_subsistemas',
  'plataforma_servicios',
  'plataforma_relaciones',
  'plataforma_horas',
  'plataforma_horas_vigentes',
  'plataforma_contratos',
  'plataforma_meses',
  'tramites_requisitos',
  'tramites_requisitos_elementos',
  'audit_events',
  'outbox_messages',
  'jobs',
  'solicitudes_pronosticos',
  'mesas_servicios',
  'autodiagnosticos',
  'autodiagnosticos_respuestas',
] as const;
export type Tablas = Readonly<Record<(typeof TABLAS)[number], readonly Row[]>>;

/** Tables no world writes, read once. */
const QUIETAS: readonly string[] = [
  'elementos_de_dato',
  'capas_de_uso',
  'estados_solicitud',
  'estados_servicio',
];

/** Of tables with many columns, those that are looked at. */
const COLUMNAS: Readonly<Record<string, string>> = {
  entidades: 'id, sector_id, orden_id, departamento_codigo, codigo_xroad',
  audit_events: 'id, action, object_type, occurred_at, detail',
  outbox_messages: 'id, sent_at, abandoned_at',
  jobs: 'id, abandoned_at',
  elementos_versiones:
    'id, elemento_id, base_version_id, rige_desde, rige_hasta, entidad_responsable_id, nombre, definicion, tipo_dato',
  elementos_de_dato: 'id, capa_id, dominio_id, identificador, tipo, clase',
};

async function readTabla(database: Database, tabla: string, desde = 0): Promise<readonly Row[]> {
  const condition = desde === 0 ? sql`` : sql`where id > ${desde}`;
  const { rows } = await sql<Row>`
    select ${sql.raw(COLUMNAS[tabla] ?? '*')} from ${sql.table(tabla)} ${condition} order by 1`.execute(
    database,
  );
  return rows;
}

/** What stands before any world. */
export async function readQuietas(database: Database): Promise<Readonly<Record<string, readonly Row[]>>> {
  const read: Record<string, readonly Row[]> = {};
  for (const tabla of [...QUIETAS, 'entidades']) read[tabla] = await readTabla(database, tabla);
  return read;
}

/** Every row of some tables, read without a condition: what is looked for is looked for in TypeScript. */
export async function readTablas(
  database: Database,
  quietas: Readonly<Record<string, readonly Row[]>>,
): Promise<Tablas> {
  const read: Record<string, readonly Row[]> = { ...quietas };
  const antes = quietas['entidades'] ?? [];
  for (const tabla of TABLAS.filter((una) => !QUIETAS.includes(una) && una !== 'entidades'))
    read[tabla] = await readTabla(database, tabla);
  read['entidades'] = [...antes, ...(await readTabla(database, 'entidades', Number(antes.at(-1)?.['id'])))];
  return read as Tablas;
}

/** Milliseconds of a moment, as a driver or a text gives it. */
export const toTime = (value: unknown) =>
  new Date(value instanceof Date || typeof value === 'number' ? value : String(value)).getTime();

/** The day of a moment five hours before Greenwich. */
export const toDayOf = (value: unknown) => new Date(toTime(value) - 5 * 3_600_000).toISOString().slice(0, 10);

/** A figure being added up by its parts. */
export class Cuenta {
  readonly num = new Map<string, number>();
  readonly den = new Map<string, number>();

  add(partes: readonly (string | undefined)[], num: number, den: number): void {
    for (const parte of partes) {
      if (parte === undefined) continue;
      this.num.set(parte, (this.num.get(parte) ?? 0) + num);
      this.den.set(parte, (this.den.get(parte) ?? 0) + den);
    }
  }
}

/** 'sector=3', 'orden=1', 'departamento=05' of an entidad, those it has. */
export function listLugares(tablas: Tablas, entidadId: unknown) {
  const entidad = tablas.entidades.find(({ id }) => id === entidadId);
  const write = (nombre: string, value: unknown) =>
    value == null ? undefined : `${nombre}=${String(value)}`;
  return {
    sector: write('sector', entidad?.['sector_id']),
    orden: write('orden', entidad?.['orden_id']),
    departamento: write('departamento', entidad?.['departamento_codigo']),
  };
}

/** Joins what is there of both, or nothing. */
export const toParteDeLugar = (lugar: string | undefined, parte: string) =>
  lugar === undefined ? undefined : `${lugar}&${parte}`;

function isLater(one: Row, other: Row | undefined): boolean {
  if (other === undefined) return true;
  const apart = toTime(one['registrado_en']) - toTime(other['registrado_en']);
  return apart > 0 || (apart === 0 && Number(one['id']) > Number(other['id']));
}

/** The latest entry about a version before a moment that says where it stands. */
export function findLastCambio(
  { directorio_cambios }: Tablas,
  versionId: unknown,
  hasta: number,
): Row | undefined {
  let last: Row | undefined;
  for (const row of directorio_cambios) {
    if (row['version_id'] !== versionId || toTime(row['registrado_en']) >= hasta) continue;
    if (/^(nivel-|suspension-|version-)/.test(String(row['tipo'])) && isLater(row, last)) last = row;
  }
  return last;
}
