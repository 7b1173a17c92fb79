import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MigrationError, migrate, openPglite, readMigrations } from '@marco/server-kit/database';
import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentSchemaTypes } from './generate-schema.ts';
import { listMigrations } from './migrations.ts';
import { tableOwners } from './ownership.ts';
import { presentSchemaSnapshot } from './present-schema-snapshot.ts';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ as: 'owner' });
});
afterAll(() => database.close());

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/**
 * Foreign keys without an index. Queries only follow them from the row that has them, and the rows they refer to are
 * never deleted or renumbered.
 */
const FOREIGN_KEYS_SHOWN_ONLY = [
  'actas.emitida_por',
  'actas.sellada_por',
  'actas_enmiendas.decidida_por',
  'actas_enmiendas.entidad_id',
  'actas_enmiendas.propuesta_por',
  'autorizaciones_tratamiento.aviso_huella',
  'capas_de_uso_versiones.creado_por',
  'certificados.clave_id',
  'certificados.reemplazado_por',
  'compromisos.estado_servicio_id',
  'compromisos.estado_solicitud_id',
  'cortes_filas.codigo',
  'elementos_caducidades.programada_por',
  'elementos_comentarios.entidad_id',
  'elementos_comentarios.resuelto_por',
  'elementos_transiciones.usuario_id',
  'elementos_versiones.aprobador_id',
  'elementos_versiones.autor_id',
  'elementos_versiones.incorporado_por_id',
  'elementos_versiones.revisor_id',
  'esquemas_descargas.entidad_id',
  'estandares.concepto_por',
  'estandares_evaluaciones.evaluado_por',
  'invitaciones_administrador.usuario_id',
  'mesas_comentarios.entidad_id',
  'ontologia_definiciones.autor_id',
  'ontologia_eventos.autor_id',
  'ontologia_individuos.autor_id',
  'ontologia_reglas.autor_id',
  'solicitudes.dominio_id',
  'solicitudes_pasos.desde_id',
  'solicitudes_pasos.hasta_id',
  'subfuncionalidades.funcionalidad_id',
  'usuarios_actividades.entidad_id',
];

/** Names of moments (ADR 0057): of the product's machinery, of its domain, and of days without an hour. */
const TECHNICAL: ReadonlySet<string> = new Set(['server-kit', 'authenticator']);
const INSTANT = /_(at|until)$/;
const MOMENTO = /^(created|updated)_at$|_(en|desde|hasta)$/;
const DAY = /^fecha(_|$)|_(desde|hasta)$/;

describe('migrated schema', () => {
  it('is the reviewed snapshot on this engine', async () => {
    expect(await presentSchemaSnapshot(database.kysely)).toBe(read('schema.snapshot.sql'));
  });

  it('has the types the code is compiled against', async () => {
    expect(await presentSchemaTypes(database.kysely)).toBe(read('schema.generated.ts'));
  });

  it('has an owner for every table and no owner without a table', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      database.kysely,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(tableOwners).sort());
  });

  it('says in the name of a moment what it is', async () => {
    const { rows } = await sql<{ table: keyof typeof tableOwners; name: string; type: string }>`
      select table_name as table, column_name as name, udt_name as type from information_schema.columns
      where table_schema = 'public' and udt_name in ('timestamptz', 'timestamp', 'date', 'time')`.execute(
      database.kysely,
    );
    expect(rows.length).toBeGreaterThan(100);
    const wrong = rows.filter(({ table, name, type }) => {
      if (type === 'date') return !DAY.test(name);
      return type !== 'timestamptz' || !(TECHNICAL.has(tableOwners[table]) ? INSTANT : MOMENTO).test(name);
    });
    expect(wrong).toEqual([]);
  });

  it('has an index for every foreign key that is read or updated by', async () => {
    const { rows } = await sql<{ key: string }>`
      select c.relname || '.' || a.attname as key
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and not exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`.execute(
      database.kysely,
    );
    expect(rows.map(({ key }) => key).sort()).toEqual(FOREIGN_KEYS_SHOWN_ONLY);
  });

  it('applies nothing twice', async () => {
    expect(await migrate(database, listMigrations())).toEqual([]);
  });

  it('refuses an edited migration', async () => {
    const [first, ...rest] = listMigrations();
    if (!first) throw new Error('There are no migrations.');
    await expect(migrate(database, [{ ...first, checksum: 'otra' }, ...rest])).rejects.toThrow(
      MigrationError,
    );
  });

  it('refuses a database of an evaluation before the first release, and leaves it as it was', async () => {
    const earlier = openPglite<unknown>({});
    await earlier.exec(`create table schema_migrations (name text primary key, checksum text not null);
      insert into schema_migrations values ('0001-platform-create-text-functions', 'x');`);
    await expect(migrate(earlier, listMigrations())).rejects.toThrow(
      /^es de una evaluación anterior .* Inicie con una base de datos nueva/,
    );
    const { rows } = await sql`select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(earlier.kysely);
    expect(rows).toEqual([{ name: 'schema_migrations' }]);
    await earlier.close();
  });

  it('an earlier release goes on with a migration that only adds, and refuses one that says it breaks it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marco-migrations-'));
    const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
    write('9001-platform-add', 'create table nueva (id int);');
    write('9002-platform-take', '-- breaks-earlier-releases: it reads nueva.\ndrop table nueva;');
    const [adds, takes] = readMigrations(folder);
    rmSync(folder, { recursive: true });
    if (!adds || !takes) throw new Error('The migrations were not read.');
    const earlier = listMigrations();
    expect(await migrate(database, [...earlier, adds])).toEqual(['9001-platform-add']);
    expect(await migrate(database, earlier)).toEqual([]);
    await migrate(database, [...earlier, adds, takes]);
    await expect(migrate(database, earlier)).rejects.toThrow(/9002-platform-take/);
    await database.exec("delete from schema_migrations where name like '900%'");
  });

  it('rolls a broken migration back whole', async () => {
    const broken = {
      name: '9999-broken',
      text: 'create table a_medias (id int); select 1/0;',
      checksum: 'x',
      breaksEarlier: false,
    };
    await expect(migrate(database, [...listMigrations(), broken])).rejects.toThrow(/division/);
    const { rows } = await sql`select 1 from information_schema.tables where table_name = 'a_medias'`.execute(
      database.kysely,
    );
    expect(rows).toEqual([]);
  });
});

describe('constraints', () => {
  it('the audit trail only accepts new rows', async () => {
    await sql`insert into audit_events (action, result, object_type) values ('probar', 'exito', 'prueba')`.execute(
      database.kysely,
    );
    await expect(sql`update audit_events set action = 'otra'`.execute(database.kysely)).rejects.toThrow(
      /only accepts new rows/,
    );
    await expect(sql`delete from audit_events`.execute(database.kysely)).rejects.toThrow(
      /only accepts new rows/,
    );
  });

  describe('[ENT-07] [REG-20] a rejected membership is never active nor pending, an active one has a rol', () => {
    it.each([
      ['of two states', "estado = 'rechazada activa'"],
      ['of no state', "estado = ''"],
      ['active without rol', "estado = 'activa', rol_id = null"],
    ])('[ENT-07] a membership cannot be %s', async (_name, change) => {
      const update = sql`update membresias set ${sql.raw(change)} where id = (select min(id) from membresias)`;
      await expect(update.execute(database.kysely)).rejects.toThrow(/check constraint/);
    });
  });
});

describe('values', () => {
  it('read alike on both engines', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as cantidad, 9007199254740991::bigint as grande, 1.5::numeric as decimal,
        date '2026-02-28' as dia, array['a', 'b'] as lista, '{"a": [1]}'::jsonb as json`.execute(
      database.kysely,
    );
    expect(rows).toEqual([
      {
        cantidad: 1,
        grande: 9_007_199_254_740_991,
        decimal: 1.5,
        dia: '2026-02-28',
        lista: ['a', 'b'],
        json: { a: [1] },
      },
    ]);
  });

  it('keep transactions apart: statements of others do not enter one that is open', async () => {
    const { kysely } = database;
    const outside = () =>
      kysely.selectFrom('sectores').select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow();
    const before = (await outside()).n;
    const rolledBack = kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('sectores').values({ codigo: 9999, nombre: 'De prueba' }).execute();
      throw new Error('deshacer');
    });
    const [during] = await Promise.all([outside(), rolledBack.catch(() => undefined)]);
    expect(during.n).toBe(before);
    expect((await outside()).n).toBe(before);
  });

  it('carry code and constraint of a violation', async () => {
    const again = database.kysely.insertInto('ordenes').values({ nombre: 'Nacional' }).execute();
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'ordenes_nombre_key' });
  });
});
