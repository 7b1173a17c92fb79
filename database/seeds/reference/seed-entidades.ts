import { type Insertable, sql, type Transaction } from 'kysely';
import type { DatabaseSchema, EntidadesTable } from '../../schema.generated.ts';
import { readCsv } from '../read-data.ts';

/** Sector of every institution of higher education. */
const SECTOR_IES = 'Educación';

/** The ministry and the operator of the exchange platform, of which a new database is. */
const NIT_MINISTERIO = '899999053';
const NIT_OPERADOR = '901144049';

type NewEntidad = Insertable<EntidadesTable>;

/**
 * Public entities and institutions of higher education. An entity that is already there is left as
 * it is: from its first day on, administrators keep it.
 */
export async function seedEntidades(trx: Transaction<DatabaseSchema>): Promise<void> {
  const [sectores, ordenes, known] = [
    await trx.selectFrom('sectores').select(['id', 'nombre']).execute(),
    await trx.selectFrom('ordenes').select(['id', 'nombre']).execute(),
    await trx.selectFrom('entidades').select(['nit', 'tipo']).execute(),
  ];
  const knownKeys = new Set(known.map(keyOf));
  const missing = [...listPublicas(byName(sectores), byName(ordenes)), ...listIes(byName(sectores))].filter(
    (entidad) => !knownKeys.has(keyOf(entidad)),
  );
  if (missing.length > 0)
    await trx
      .insertInto('entidades')
      .values(await clearTakenSiglas(trx, missing))
      .execute();
  await chooseAmbito(trx, 'ministerio', NIT_MINISTERIO);
  await chooseAmbito(trx, 'operador', NIT_OPERADOR);
}

/** An acronym an administrator already gave to another entity stays with it. */
async function clearTakenSiglas(trx: Transaction<DatabaseSchema>, missing: readonly NewEntidad[]) {
  const siglas = missing.flatMap(({ sigla }) => sigla ?? []);
  const { rows } = await sql<{ sigla: string }>`select s.sigla from unnest(${siglas}::text[]) as s (sigla)
    where exists (select from entidades e where texto_busqueda(e.sigla) = texto_busqueda(s.sigla))`.execute(
    trx,
  );
  const taken = new Set(rows.map(({ sigla }) => sigla));
  return missing.map((entidad) => (taken.has(entidad.sigla ?? '') ? { ...entidad, sigla: null } : entidad));
}

/** Says once which public entity is the ministry, or the operator; where one already is, it stays. */
async function chooseAmbito(trx: Transaction<DatabaseSchema>, ambito: string, nit: string): Promise<void> {
  await sql`update entidades set ambito = ${ambito} where nit = ${nit} and tipo = 'publica' and ambito = 'entidad'
    and not exists (select from entidades where ambito = ${ambito})`.execute(trx);
}

function keyOf({ nit, tipo }: { nit: string; tipo: string }): string {
  return `${tipo} ${nit}`;
}

/** Looks up the identifier of a catalogue row; a name the catalogue lacks is a mistake of the seed. */
function byName(rows: readonly { id: number; nombre: string }[]): (nombre: string) => number {
  const ids = new Map(rows.map((row) => [row.nombre, row.id]));
  return (nombre) => {
    const id = ids.get(nombre);
    if (id === undefined) throw new Error(`The catalogue has no '${nombre}'.`);
    return id;
  };
}

function listPublicas(
  sectorId: (nombre: string) => number,
  ordenId: (nombre: string) => number,
): NewEntidad[] {
  return readCsv(new URL('entidades.csv', import.meta.url), [
    'nit',
    'digito_verificacion',
    'nombre',
    'sigla',
    'sector',
    'orden',
    'naturaleza',
    'departamento_codigo',
    'municipio_codigo',
  ]).map(({ sector, orden, digito_verificacion, ...entidad }) => ({
    ...entidad,
    tipo: 'publica',
    digito_verificacion: Number(digito_verificacion),
    sector_id: sectorId(sector),
    orden_id: ordenId(orden),
  }));
}

function listIes(sectorId: (nombre: string) => number): NewEntidad[] {
  return readCsv(new URL('instituciones-educacion-superior.csv', import.meta.url), [
    'nit',
    'digito_verificacion',
    'nombre',
    'codigo_snies',
    'caracter',
    'departamento_codigo',
    'municipio_codigo',
  ]).map(({ digito_verificacion, codigo_snies, ...entidad }) => ({
    ...entidad,
    tipo: 'ies',
    digito_verificacion: Number(digito_verificacion),
    codigo_snies: codigo_snies === '' ? null : codigo_snies,
    sector_id: sectorId(SECTOR_IES),
    orden_id: null,
    naturaleza: null,
    sigla: null,
  }));
}
