import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isWorkingDay } from '@marco/country/working-days';
import { createDiskFileStore, type FileStore } from '@marco/server-kit';
import { migrate, openPglite, type PgliteHandle } from '@marco/server-kit/database';
import { sql } from 'kysely';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANTILLAS_INICIALES } from '../../apps/api/src/novedades.ts';
import { computeDigitoVerificacion } from '../../contexts/entidades/rules/nit/digito-verificacion.ts';
import { listMigrations } from '../migrations.ts';
import type { DatabaseSchema } from '../schema.generated.ts';
import { listDocuments } from './demo/documents/list-documents.ts';
import { storeDocuments } from './demo/documents/store-documents.ts';
import { planMesas } from './demo/plan-mesas.ts';

import { demoIdentities, seedDemo, seedDemoAccounts, seedReference } from './index.ts';

const directory = mkdtempSync(join(tmpdir(), 'marco-seeds-'));
const files: FileStore = createDiskFileStore((folder) => join(directory, folder));
let handle: PgliteHandle<DatabaseSchema>;

beforeAll(async () => {
  handle = openPglite<DatabaseSchema>({});
  await migrate(handle as PgliteHandle<unknown>, listMigrations());
  await seedReference(handle.kysely, PLANTILLAS_INICIALES);
  await seedDemo({ kysely: handle.kysely, files });
});

afterAll(async () => {
  await handle.close();
  rmSync(directory, { recursive: true });
});

async function count(from: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.raw(from)}`.execute(
    handle.kysely,
  );
  return rows[0]?.total ?? 0;
}

/** Rows of every table, as one text. */
async function snapshot(tables: readonly string[]): Promise<string> {
  const contents: string[] = [];
  for (const table of tables) {
    const { rows } = await sql`select t::text from ${sql.table(table)} t order by 1`.execute(handle.kysely);
    contents.push(JSON.stringify(rows));
  }
  return contents.join('\n');
}

async function readContent(folder: string, sha256: string): Promise<Buffer> {
  const content = await files.find({ folder, sha256 });
  if (content === undefined) throw new Error('The store does not hold the content.');
  return buffer(content);
}

describe('reference data', () => {
  test.each([
    ['departamentos', 33],
    ['municipios', 1123],
    ['sectores', 35],
    ['ordenes', 2],
    ['estados_servicio', 5],
    ['roles', 9],
    ["entidades where tipo = 'publica'", 79],
    ["entidades where tipo = 'ies'", 27],
    ["tipos_identificacion where permite_ingreso and sigla in ('CC', 'CE', 'TI', 'PA', 'PEP', 'PPT')", 6],
    ["tipos_identificacion where permite_ingreso and sigla in ('NIT', 'RC', 'NUIP', 'TE', 'DE')", 0],
  ])('%s: %i rows', async (from, total) => {
    expect(await count(from)).toBe(total);
  });

  test('every check digit of a NIT is right, invented companies included', async () => {
    const entidades = await handle.kysely
      .selectFrom('entidades')
      .select(['nit', 'digito_verificacion'])
      .execute();
    expect(entidades.length).toBeGreaterThan(106);
    for (const { nit, digito_verificacion } of entidades)
      expect({ nit, digito: digito_verificacion }).toEqual({ nit, digito: computeDigitoVerificacion(nit) });
  });

  test('every public entity has sector, order and municipality', async () => {
    expect(
      await count(`entidades where tipo = 'publica'
        and (sector_id is null or orden_id is null or municipio_codigo is null)`),
    ).toBe(0);
  });

  test('states of a service have their colours', async () => {
    const estados = await handle.kysely
      .selectFrom('estados_servicio')
      .select(['nombre', 'color'])
      .orderBy('orden')
      .execute();
    expect(estados.map(({ nombre, color }) => `${nombre}: ${color}`)).toEqual([
      'Identificado: gris',
      'Estandarizado Nivel 1: amarillo',
      'Evaluado Nivel 2: morado',
      'Publicado Nivel 3: verde',
      'Identificado no estandarizado: gris-anillo',
    ]);
  });

  test('every role consults mesas and downloads their documents, three of the ministry run them; seven describe the API', async () => {
    const mesas =
      "roles_permisos p join subfuncionalidades s on s.id = p.subfuncionalidad_id where s.codigo = 'mesas' and p.accion";
    expect(await count(`${mesas} in ('consultar', 'descargar')`)).toBe(18);
    expect(await count(`${mesas} in ('crear', 'editar')`)).toBe(6);
    expect(await count(`${mesas} = 'aprobar'`)).toBe(2);
    expect(
      await count(
        "roles_permisos p join subfuncionalidades s on s.id = p.subfuncionalidad_id where s.codigo = 'api'",
      ),
    ).toBe(7);
  });

  test('a second run changes nothing, and keeps what administrators decided', async () => {
    await sql`update parametros set valor = '45' where clave = 'sesion.inactividadMinutos'`.execute(
      handle.kysely,
    );
    await sql`update sectores set activo = false where codigo = 25`.execute(handle.kysely);
    await sql`update entidades set activa = false, nombre = 'Otro nombre' where sigla = 'INDUMIL'`.execute(
      handle.kysely,
    );
    await sql`delete from roles_permisos where accion = 'descargar'`.execute(handle.kysely);
    const tables = [
      'tipos_identificacion',
      'sectores',
      'ordenes',
      'departamentos',
      'municipios',
      'entidades',
      'estados_servicio',
      'roles',
      'funcionalidades',
      'subfuncionalidades',
      'items_funcionalidad',
      'roles_permisos',
      'parametros',
    ];
    const before = await snapshot(tables);
    await seedReference(handle.kysely, PLANTILLAS_INICIALES);
    expect(await snapshot(tables)).toBe(before);
  });

  test('[AREA-04] texts and order an administrator edited stay, while address, icon and actions follow the release', async () => {
    const { kysely } = handle;
    const readSub = () =>
      kysely
        .selectFrom('subfuncionalidades')
        .select(['id', 'nombre', 'descripcion', 'orden', 'url', 'icono', 'version'])
        .where('codigo', '=', 'correos')
        .executeTakeFirstOrThrow();
    const released = await readSub();
    const readItems = () =>
      kysely
        .selectFrom('items_funcionalidad')
        .select(['id', 'nombre', 'url', 'accion', 'version'])
        .where('subfuncionalidad_id', '=', released.id)
        .execute();
    const readAcciones = async () =>
      (
        await sql<{ accion: string }>`select accion from subfuncionalidades_acciones
          where subfuncionalidad_id = ${released.id} order by accion`.execute(kysely)
      ).rows.map(({ accion }) => accion);
    const items = await readItems();
    const edited = { nombre: 'Mensajes', descripcion: 'Los nuestros', orden: 90, version: 2 };
    const old = { url: '/app/admin/old', icono: 'old' };
    // As an earlier release left it, and an administrator edited it then.
    await kysely
      .updateTable('subfuncionalidades')
      .set({ ...edited, ...old })
      .where('id', '=', released.id)
      .execute();
    await kysely
      .updateTable('items_funcionalidad')
      .set({ nombre: 'Salientes', version: 2, url: '/app/admin/old/outbox' })
      .where('subfuncionalidad_id', '=', released.id)
      .execute();
    await sql`insert into subfuncionalidades_acciones (subfuncionalidad_id, accion) values (${released.id}, 'eliminar')`.execute(
      kysely,
    );
    await sql`insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
      values ((select min(id) from roles), ${released.id}, 'eliminar')`.execute(kysely);
    await seedReference(kysely, PLANTILLAS_INICIALES);
    expect(await readSub()).toEqual({ ...released, ...edited });
    expect(await readItems()).toEqual(items.map((item) => ({ ...item, nombre: 'Salientes', version: 2 })));
    expect(await readAcciones()).toEqual(['consultar', 'editar']);
    expect(
      await count(`roles_permisos where subfuncionalidad_id = ${released.id} and accion = 'eliminar'`),
    ).toBe(0);
  });
});

describe('demo data', () => {
  test.each([
    ["entidades where tipo = 'privada'", 8],
    ['servicios', 60],
    ['(select estado_servicio_id from servicios group by 1) e', 5],
    ['mesas', 44],
    ["mesas where nombre ilike '%pasaporte%'", 12],
    ['mesas where not activa and motivo_cierre is not null', 8],
    ["reuniones where estado = 'realizada'", 130],
    [
      "(select ra.reunion_id from reuniones_archivos ra join reuniones r on r.id = ra.reunion_id where r.estado = 'realizada' group by 1) r",
      120,
    ],
    ['archivos', 150],
    ['solicitudes', 24],
    ["compromisos where solicitud_id is not null and estado = 'abierto'", 2],
    [
      "usuarios u join membresias m on m.usuario_id = u.id join roles r on r.id = m.rol_id where m.estado = 'activa' and r.codigo = 'consultor-mintic'",
      9,
    ],
  ])('%s: at least %i', async (from, total) => {
    expect(await count(from)).toBeGreaterThanOrEqual(total);
  });

  test('requests stand in every state of level 1, their way told day by day', async () => {
    expect(
      await count(`estados_solicitud e where codigo not in ('en-evaluacion', 'en-verificacion')
        and not exists (select from solicitudes s where s.estado_id = e.id)`),
    ).toBe(0);
    expect(
      await count(`solicitudes s where radicado is not null and estado_id is distinct from
        (select hasta_id from solicitudes_pasos p where p.solicitud_id = s.id order by id desc limit 1)`),
    ).toBe(0);
    expect(
      await count(`solicitudes_pasos p join solicitudes_pasos q on q.solicitud_id = p.solicitud_id
        and q.id > p.id and q.created_at < p.created_at`),
    ).toBe(0);
    expect(await count(`solicitudes_pasos where created_at > '2026-11-21'`)).toBe(0);
    expect(
      await count(`solicitudes_radicados r where ultimo <> (select count(*) from solicitudes
        where radicado like 'LCI-N1-' || r.anio || '-%')`),
    ).toBe(0);
  });

  test('a certified servicio stands at level 1 or further and carries elements in force', async () => {
    const certified = `solicitudes s join estados_solicitud e on e.id = s.estado_id
      join servicios v on v.id = s.servicio_id join estados_servicio es on es.id = v.estado_servicio_id
      where e.codigo = 'certificada'`;
    expect(await count(`${certified} and es.codigo = 'estandarizado-nivel-1'`)).toBe(3);
    expect(await count(`${certified} and es.codigo like 'identificado%'`)).toBe(0);
    expect(
      await count(`${certified} and not exists (select from servicios_elementos x
        where x.servicio_id = v.id)`),
    ).toBe(0);
  });

  test('documents of meetings still to come are not public, all others are', async () => {
    const from = `archivos a join reuniones_archivos ra on ra.archivo_id = a.id join reuniones r on r.id = ra.reunion_id`;
    expect(await count(`${from} where a.publico <> (r.estado = 'realizada')`)).toBe(0);
    expect(await count(`reuniones where estado = 'programada' and inicia_en > '2027-01-01'`)).toBe(6);
    expect(await count(`${from} where r.estado = 'programada'`)).toBe(6);
  });

  test('who came to a meeting that was held stands with their entity, not in a text for anybody', async () => {
    const came = `exists (select from reuniones_participantes p where p.reunion_id = r.id and p.asistio)`;
    expect(await count(`reuniones r where r.estado = 'realizada' and not ${came}`)).toBe(0);
    expect(await count(`reuniones r where r.participante <> ''`)).toBe(0);
  });

  test('meetings are held on working days in office hours of Bogota, within the life of their mesa', async () => {
    const { rows } = await sql<{ dia: string; hora: number }>`
      select to_char(inicia_en at time zone 'America/Bogota', 'YYYY-MM-DD') as dia,
        extract(hour from inicia_en at time zone 'America/Bogota')::int as hora from reuniones`.execute(
      handle.kysely,
    );
    for (const { dia, hora } of rows) {
      expect({ dia, works: isWorkingDay(dia) }).toEqual({ dia, works: true });
      expect(hora >= 8 && hora < 17).toBe(true);
    }
    expect(
      await count(`reuniones r join mesas m on m.id = r.mesa_id
        where r.inicia_en < m.created_at or r.inicia_en > m.cerrada_en`),
    ).toBe(0);
    expect(
      await count(
        `reuniones where estado = 'realizada' and (inicia_en < '2024-02-01' or inicia_en > '2026-11-01')`,
      ),
    ).toBe(0);
  });

  test('empty states exist: no services nor meetings, no entities at all, only the lead', async () => {
    const without = (table: string) => `not exists (select from ${table} x where x.mesa_id = m.id)`;
    expect(
      await count(`mesas m where ${without('mesas_servicios')} and ${without('reuniones')}`),
    ).toBeGreaterThan(0);
    expect(await count(`mesas m where ${without('mesas_entidades')}`)).toBe(1);
    expect(await count(`(select mesa_id from mesas_entidades group by 1 having count(*) = 1) x`)).toBe(1);
    expect(await count(`(select mesa_id from mesas_entidades group by 1 having count(*) > 9) x`)).toBe(0);
  });

  test.each([
    ['1000000001', ['MINTIC administrador-mintic activa']],
    ['1000000002', ['MINTIC consultor-mintic activa']],
    ['1000000003', ['CANCILLERIA lider-interoperabilidad activa']],
    [
      '1000000004',
      [
        'DIAN funcionario-entidad activa',
        'ICBF funcionario-entidad inactiva',
        'RNEC pendiente',
        'SNR funcionario-entidad activa',
      ],
    ],
    ['1000000005', ['MINSALUD pendiente']],
    ['1000000006', ['IGAC funcionario-entidad inactiva']],
    ['1000000007', []],
    ['1000000008', []],
    ['1000000009', ['ies gestor-ies activa']],
    ['1000000010', ['privada gestor-privada activa']],
    ['1000000011', ['MINTIC auditor activa']],
    ['1000000012', ['AND operador-and activa']],
    ['1000000013', ['MINTIC coordinador-mintic activa']],
    ['1000000111', ['DANE rechazada']],
  ])('memberships of %s', async (numero, memberships) => {
    const { rows } = await sql<{ membership: string }>`
      select concat_ws(' ', case e.tipo when 'publica' then e.sigla else e.tipo end, r.codigo,
        m.estado
      ) as membership
      from usuarios u join membresias m on m.usuario_id = u.id join entidades e on e.id = m.entidad_id
      left join roles r on r.id = m.rol_id where u.numero_identificacion = ${numero} order by 1`.execute(
      handle.kysely,
    );
    expect(rows.map(({ membership }) => membership)).toEqual(memberships);
  });

  test('users are bound to the subjects of their identities, whose accounts are written once', async () => {
    await seedDemoAccounts(handle.kysely);
    await seedDemoAccounts(handle.kysely);
    expect(await count('auth_accounts')).toBe(demoIdentities.length);
    const registered = demoIdentities.filter((identity) => identity.registered).length;
    expect(
      await count(`usuarios u join auth_accounts a on a.subject::text = u.sujeto
        where a.identification_number = u.numero_identificacion and u.emisor = 'urn:marco:autenticador'`),
    ).toBe(registered);
  });

  test('stored content is what the rows say', async () => {
    const archivos = await handle.kysely.selectFrom('archivos').selectAll().execute();
    for (const archivo of archivos) {
      const bytes = await readContent(archivo.carpeta, archivo.sha256);
      expect(bytes.length).toBe(archivo.tamano_bytes);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(archivo.sha256);
    }
  });

  test('the same documents have the same bytes each time, however much later', async () => {
    const stored = await handle.kysely.selectFrom('archivos').select('sha256').execute();
    const again = await storeDocuments(files, listDocuments(planMesas()).slice(0, 30));
    const known = new Set(stored.map(({ sha256 }) => sha256));
    expect(again.filter(({ sha256 }) => !known.has(sha256))).toEqual([]);
  });

  test('a Word document opens and tells its mesa', async () => {
    const { sha256, nombre, carpeta } = await findArchivo('%.docx');
    const { value } = await mammoth.extractRawText({ buffer: await readContent(carpeta, sha256) });
    expect(value).toContain(`Mesa de interoperabilidad - ${nombre}`);
    expect(value).toContain('Asistentes');
  });

  test('a PDF opens, is in Spanish and tells its mesa', async () => {
    const { sha256, nombre, carpeta } = await findArchivo('%.pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await readContent(carpeta, sha256)));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain(`Mesa de interoperabilidad - ${nombre}`);
    expect(text).toContain('Acta de reunión de avance');
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'es-CO' });
  });

  test('a second run adds nothing', async () => {
    const tables = ['entidades', 'usuarios', 'membresias', 'servicios', 'mesas', 'reuniones', 'archivos'];
    const before = await snapshot(tables);
    await seedDemo({ kysely: handle.kysely, files });
    expect(await snapshot(tables)).toBe(before);
  });
});

/** A stored file with the name of the mesa it belongs to; names with letters of Spanish come first. */
async function findArchivo(pattern: string) {
  return handle.kysely
    .selectFrom('archivos as a')
    .innerJoin('reuniones_archivos as ra', 'ra.archivo_id', 'a.id')
    .innerJoin('reuniones as r', 'r.id', 'ra.reunion_id')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select(['a.sha256', 'a.carpeta', 'm.nombre'])
    .where('a.nombre', 'like', pattern)
    .where('m.nombre', 'in', ['Verificación de pasaportes en frontera', 'Niñez y protección integral'])
    .orderBy('a.nombre')
    .limit(1)
    .executeTakeFirstOrThrow();
}
