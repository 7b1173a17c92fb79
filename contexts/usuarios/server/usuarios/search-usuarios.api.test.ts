import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UsuarioRow } from '../../contract/index.ts';
import { PERSONAS, startUsuariosSite, type UsuariosSite } from '../../testing/usuarios-site.ts';
import { buildIds, listMembresiaIds } from './search-usuarios.queries.ts';

const ORDEN_USUAL = { ordenarPor: 'nombre', descendente: false } as const;

const { administrador, consultor, coordinador, lider, pendiente, variasEntidades } = PERSONAS;

let site: UsuariosSite;
beforeAll(async () => {
  site = await startUsuariosSite();
});
afterEach(() => site.reset());
afterAll(() => site.test.close());

async function search(body: object, as: string = administrador) {
  const answer = await site.post(as, '/usuarios/getUsuariosByFilter', body);
  expect(answer.statusCode).toBe(200);
  return answer.json() as {
    usuarios: UsuarioRow[];
    total: number;
    porEstado: Record<string, number>;
  };
}
const numbersOf = ({ usuarios }: { usuarios: UsuarioRow[] }) =>
  usuarios.map(({ usuario }) => usuario.numeroIdentificacion);

describe('search of users', () => {
  it('[AREA-04] a consultant may not look', async () => {
    expect((await site.post(consultor, '/usuarios/getUsuariosByFilter', {})).statusCode).toBe(403);
  });

  it.each([
    ['a state that is none', { estado: 'activo' }],
    ['a column that is none', { ordenarPor: 'clave' }],
    ['page zero', { pagina: 0 }],
    ['a page of 101', { tamano: 101 }],
    ['a text of 201 characters', { texto: 'a'.repeat(201) }],
  ])('[AREA-04] refuses %s', async (_, body) => {
    expect((await site.post(administrador, '/usuarios/getUsuariosByFilter', body)).statusCode).toBe(400);
  });

  it('[AREA-04] the leader finds the own entity only, whatever entity is asked for', async () => {
    const own = await search({}, lider);
    expect(own.total).toBeGreaterThan(0);
    const cancilleria = await site.findEntidadId('CANCILLERIA');
    expect(own.usuarios.every(({ entidad }) => entidad.id === cancilleria)).toBe(true);
    expect(own.usuarios.every(({ entidad }) => entidad.sigla === 'CANCILLERIA')).toBe(true);
    expect((await search({ entidadId: await site.findEntidadId('DIAN') }, lider)).total).toBe(0);
  });

  it.each([
    ['words of the name in any order, without accents', 'quintero maria', administrador],
    ['the number', '1000000005', pendiente],
    ['part of the e-mail', 'camilo.nustes@', lider],
    ['ñ as n, capitals as small letters', 'ÑUSTES', lider],
  ])('[AREA-04] by text: %s', async (_, texto, numero) => {
    expect(new Set(numbersOf(await search({ texto })))).toEqual(new Set([numero]));
  });

  it('[AREA-04] by text: the e-mail of the membership; % and _ are letters', async () => {
    const { id } = await site.findMembresia(pendiente);
    await site.test.database.kysely
      .updateTable('membresias')
      .set({ correo_electronico: 'otro_correo@minsalud.ejemplo.gov.co' })
      .where('id', '=', id)
      .execute();
    expect(numbersOf(await search({ texto: 'otro_correo' }))).toEqual([pendiente]);
    expect((await search({ texto: 'otro%correo' })).total).toBe(0);
  });

  it.each(['nombre', 'numeroIdentificacion', 'entidad', 'rol', 'estado', 'fecha'] as const)(
    '[AREA-04] ordered by %s, in both directions: the pages together are the whole list, the last ones too',
    async (ordenarPor) => {
      const { kysely } = site.test.database;
      for (const descendente of [false, true]) {
        const everybody = { readsAllEntities: true, entityId: null };
        const all = await listMembresiaIds(kysely, everybody, {}, { ordenarPor, descendente });
        const pages: number[] = [];
        for (let pagina = 1; pages.length < all.length; pagina += 1) {
          const { usuarios } = await search({ ordenarPor, descendente, pagina, tamano: 7 });
          expect(usuarios.length).toBeGreaterThan(0);
          pages.push(...usuarios.map(({ id }) => id));
        }
        expect(pages).toEqual(all);
      }
    },
  );

  it('[AREA-04] whoever is renamed is found and ordered by the new name', async () => {
    const rename = (nombre: string, correo: string) =>
      site.test.database.kysely
        .updateTable('usuarios')
        .set({ primer_nombre: nombre, correo_electronico: correo })
        .where('numero_identificacion', '=', pendiente)
        .execute();
    const before = await site.test.database.kysely
      .selectFrom('usuarios')
      .select(['primer_nombre', 'correo_electronico'])
      .where('numero_identificacion', '=', pendiente)
      .executeTakeFirstOrThrow();
    await rename('Áaron', 'aaron@nuevo.ejemplo.gov.co');
    expect(numbersOf(await search({ texto: 'aaron@nuevo' }))).toEqual([pendiente]);
    expect((await search({ texto: before.correo_electronico })).total).toBe(0);
    expect(numbersOf(await search({ tamano: 1 }))).toEqual([pendiente]);
    await rename(before.primer_nombre, before.correo_electronico);
    expect(numbersOf(await search({ tamano: 1 }))).not.toEqual([pendiente]);
  });

  it.each([
    ['the list', {}, 'membresias_orden'],
    ['those who wait', { estado: 'pendiente' }, 'membresias_pendientes'],
    ['a text', { texto: 'quintero' }, 'membresias_texto_de_busqueda'],
  ] as const)('[AREA-04] %s is read by an index', async (_, filtro, index) => {
    const plan = await site.test.database.kysely.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      // The cost in a small table proves nothing, so the plan is checked: a text uses its index, and a list is read
      // in order and not sorted.
      if ('texto' in filtro) await sql`set local enable_indexscan = off`.execute(trx);
      else await sql`set local enable_sort = off`.execute(trx);
      const page = buildIds({ readsAllEntities: true, entityId: null }, filtro, ORDEN_USUAL);
      const { rows } = await sql<Record<'QUERY PLAN', string>>`explain ${page} limit 10`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(index);
  });

  it('[AREA-04] by entity, rol and state, with how many there are in each state', async () => {
    const dian = await search({ entidadId: await site.findEntidadId('DIAN') });
    expect(numbersOf(dian)).toContain(variasEntidades);
    const auditores = await search({ rolId: await site.findRolId('auditor') });
    expect(auditores.usuarios.map(({ rol }) => rol?.nombre)).toEqual(['Auditor']);
    const pendientes = await search({ estado: 'pendiente', tamano: 100 });
    expect(pendientes.usuarios.every(({ usuarioPorAprobar }) => usuarioPorAprobar)).toBe(true);
    expect(pendientes.total).toBe(pendientes.usuarios.length);
    const all = await search({ tamano: 100 });
    expect(pendientes.porEstado).toEqual(all.porEstado);
    expect(Object.values(all.porEstado).reduce((sum, count) => sum + count, 0)).toBe(all.total);
    expect(all.porEstado['rechazada']).toBe(1);
  });

  it.each(['nombre', 'numeroIdentificacion', 'entidad', 'rol', 'estado', 'fecha'])(
    '[AREA-04] pages ordered by %s hold everybody once, in both directions',
    async (ordenarPor) => {
      const { total } = await search({});
      for (const descendente of [false, true]) {
        const ids: number[] = [];
        for (let pagina = 1; (pagina - 1) * 10 < total; pagina += 1)
          ids.push(...(await search({ ordenarPor, descendente, pagina })).usuarios.map(({ id }) => id));
        expect(new Set(ids).size).toBe(total);
      }
    },
  );

  it('[AREA-04] names in Spanish order', async () => {
    const { usuarios } = await search({ tamano: 100 });
    const names = usuarios.map(({ usuario }) => usuario.nombre);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es', { numeric: true }).compare));
  });
});

describe('one user', () => {
  it('[AREA-04] shows every membership with what may be done with it, by the rule', async () => {
    const { usuario_id } = await site.findMembresia(variasEntidades, 'DIAN');
    const usuario = (await site.get(administrador, `/usuarios/${usuario_id}`)).json();
    expect(usuario).toMatchObject({ numeroIdentificacion: variasEntidades, tipoIdentificacion: 'CC' });
    const allowed = usuario.membresias.map(
      ({ estado, acciones }: { estado: string; acciones: Record<string, { allowed: boolean }> }) => [
        estado,
        Object.keys(acciones).filter((accion) => acciones[accion]?.allowed),
      ],
    );
    expect(allowed).toEqual([
      ['pendiente', ['aprobar', 'rechazar', 'trasladar']],
      ['activa', ['inactivar', 'trasladar', 'asignar-rol']],
      ['activa', ['inactivar', 'trasladar', 'asignar-rol']],
      ['inactiva', ['activar', 'trasladar', 'asignar-rol']],
    ]);
  });

  it('[AREA-04] whoever may only look sees why each action is closed', async () => {
    const { usuario_id } = await site.findMembresia(pendiente);
    const usuario = (await site.get(coordinador, `/usuarios/${usuario_id}`)).json();
    expect(usuario.membresias[0].acciones.aprobar).toEqual({
      allowed: false,
      reasons: [expect.stringMatching(/^Su rol «.+» no permite (aprobar|editar) usuarios\.$/)],
      unblockers: ['Administrador MinTIC'],
    });
  });

  it('[AREA-04] tells the history of the memberships, latest first, from → to', async () => {
    const { id, usuario_id } = await site.findMembresia(pendiente);
    const rolId = await site.findRolId('funcionario-entidad');
    await site.post(administrador, '/validar/aprobarUsuario', { membresiaId: id, rolId });
    await site.post(administrador, '/usuarios/cambiarEstado', { membresiaId: id, estadoUsuario: false });
    const { historial } = (await site.get(administrador, `/usuarios/${usuario_id}`)).json();
    const ministerio = 'Ministerio de Salud y Protección Social';
    expect(historial).toEqual([
      expect.objectContaining({
        accion: 'inactivar-usuario',
        antes: `activa · Funcionario de entidad · ${ministerio}`,
        ahora: `inactiva · Funcionario de entidad · ${ministerio}`,
      }),
      expect.objectContaining({
        accion: 'aprobar-usuario',
        quien: 'María Fernanda Rojas Quintero',
        antes: `pendiente · ${ministerio}`,
      }),
    ]);
  });

  it('[AREA-04] nobody behind an id that does not exist', async () => {
    expect((await site.get(administrador, '/usuarios/999999')).statusCode).toBe(404);
  });
});

describe('roles that can be given', () => {
  const names = async (as: string, query = '') =>
    (await site.get(as, `/usuarios/rolesAsignables${query}`))
      .json()
      .map(({ nombre }: { nombre: string }) => nombre);

  it('[AREA-04] fit the entity: those of the ministry only there, those of the operator only there', async () => {
    const inEntidad = await names(administrador, `?entidadId=${await site.findEntidadId('DIAN')}`);
    expect(inEntidad).toContain('Líder de interoperabilidad');
    expect(inEntidad).not.toContain('Administrador MinTIC');
    expect(inEntidad).not.toContain('Operador AND');
    const inMinisterio = await names(administrador, `?entidadId=${await site.findEntidadId('MINTIC')}`);
    expect(inMinisterio).toContain('Administrador MinTIC');
    expect(await names(administrador, `?entidadId=${await site.findEntidadId('AND')}`)).toContain(
      'Operador AND',
    );
    expect(await names(administrador, '?entidadId=999999')).toEqual([]);
  });

  it('[ROLE-02] the leader gives roles of the entity, the coordinator none that administers', async () => {
    expect(await names(lider)).not.toContain('Consultor MinTIC');
    expect(await names(coordinador)).not.toContain('Administrador MinTIC');
  });
});

describe('finder of five', () => {
  const find = async (keyword: string, as: string = administrador) => {
    const answer = await site.get(as, `/usuarios/finderTopFive?keyword=${encodeURIComponent(keyword)}`);
    expect(answer.statusCode).toBe(200);
    return answer.json() as { id: number; nombre: string }[];
  };

  it('[AREA-14] [AREA-04] is refused to who may not look at users, and to who did not sign in', async () => {
    expect((await site.get(consultor, '/usuarios/finderTopFive?keyword=maria')).statusCode).toBe(403);
    for (const [base, status] of [
      ['/api', 401],
      ['/api-public', 404],
    ] as const) {
      const answer = await site.test.app.inject(`${base}/usuarios/finderTopFive?keyword=maria`);
      expect(answer.statusCode).toBe(status);
    }
  });

  it('[AREA-14] [AREA-04] tells names alone, of the whole country to the ministry, from three letters', async () => {
    const found = await find('ÑUSTES');
    expect(found).toEqual([{ id: expect.any(Number), nombre: expect.stringMatching(/Ñustes/) }]);
    expect(await find('ñu')).toEqual([]);
    // A person known by number or e-mail is searched in the list, which shows both.
    expect(await find('1000000005')).toEqual([]);
    expect(await find('camilo.nustes@')).toEqual([]);
  });

  it('[AREA-14] [AREA-04] the leader finds the people of the own entity only', async () => {
    const all = (await search({ tamano: 100 }, lider)).usuarios.map(({ usuario }) => usuario.id);
    const letters = ['mar', 'car', 'and', 'san', 'rod', 'gom', 'per', 'ana'];
    const mine = (await Promise.all(letters.map((text) => find(text, lider)))).flat();
    const everybody = (await Promise.all(letters.map((text) => find(text)))).flat();
    expect(mine.every(({ id }) => all.includes(id))).toBe(true);
    expect(everybody.some(({ id }) => !all.includes(id))).toBe(true);
  });
});
