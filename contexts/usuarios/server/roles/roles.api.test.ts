import { openTestSession } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Matriz, Permiso, Rol, RolConPermisos } from '../../contract/index.ts';
import { PERSONAS, startUsuariosSite, type UsuariosSite } from '../../testing/usuarios-site.ts';

const { administrador, coordinador, lider } = PERSONAS;

let site: UsuariosSite;
beforeAll(async () => {
  site = await startUsuariosSite();
});
afterAll(() => site.test.close());

const FORM = {
  nombre: 'Gestor de catálogo',
  descripcion: 'Cuida el catálogo.',
  ambito: 'ministerio',
} as const;
let created = 0;

async function createRol(part: Partial<Pick<Rol, keyof typeof FORM>> = {}): Promise<Rol> {
  created += 1;
  const answer = await site.post(administrador, '/adm-rols', {
    ...FORM,
    nombre: `Gestor ${created}`,
    ...part,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const readMatriz = async (): Promise<Matriz> => (await site.get(administrador, '/administrar-roles')).json();

async function readRol(codigo: string): Promise<RolConPermisos> {
  return (await site.get(administrador, `/adm-rols/${await site.findRolId(codigo)}`)).json();
}
async function findSub(url: string): Promise<number> {
  const { id } = await site.test.database.kysely
    .selectFrom('subfuncionalidades')
    .select('id')
    .where('codigo', '=', url)
    .executeTakeFirstOrThrow();
  return id;
}
const putPermisos = (id: number, permisos: readonly Permiso[], headers: Record<string, string> = {}) =>
  site.put(administrador, `/administrar-roles/${id}`, { permisos }, headers);

describe('refusals', () => {
  it('[ROLE-02] coordinator and leader neither read nor change roles', async () => {
    for (const as of [coordinador, lider]) {
      expect((await site.get(as, '/adm-rols')).statusCode).toBe(403);
      expect((await site.get(as, '/administrar-roles')).statusCode).toBe(403);
      expect((await site.put(as, '/administrar-roles/1', { permisos: [] })).statusCode).toBe(403);
    }
  });

  it.each([
    ['without a name', { nombre: ' ' }, 'nombre', 'Nombre es requerido.'],
    [
      'with a name of 101 characters',
      { nombre: 'a'.repeat(101) },
      'nombre',
      'Escriba máximo 100 caracteres.',
    ],
    ['without a description', { descripcion: '' }, 'descripcion', 'Descripción es requerida.'],
    ['of another scope', { ambito: 'todo' }, 'ambito', 'Elija el ámbito.'],
  ])('[ROLE-02] a rol %s', async (_, part, campo, mensaje) => {
    const answer = await site.post(administrador, '/adm-rols', { ...FORM, ...part });
    expect(answer.json()).toMatchObject({ status: 400, detalles: [{ campo, mensaje }] });
  });

  it('[ROLE-02] a name that another rol has, in any case and accents', async () => {
    const answer = await site.post(administrador, '/adm-rols', { ...FORM, nombre: 'AUDITOR' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'ROL_YA_EXISTE' });
    const { id } = await createRol();
    const renamed = await site.put(administrador, `/adm-rols/${id}`, {
      ...FORM,
      nombre: 'auditór',
      activo: true,
    });
    expect(renamed.json().code).toBe('ROL_YA_EXISTE');
  });

  it('[ROLE-02] a rol and a part of the menu that do not exist', async () => {
    const parte = { nombre: 'Nada', orden: 1 };
    expect((await site.get(administrador, '/adm-rols/999999')).json().code).toBe('ROL_NO_EXISTE');
    expect((await putPermisos(999_999, [])).json().code).toBe('ROL_NO_EXISTE');
    for (const part of ['funcionalidades', 'subfuncionalidades', 'items']) {
      const described = part === 'funcionalidades' ? parte : { ...parte, descripcion: 'Nada.' };
      const answer = await site.put(administrador, `/administrar-roles/${part}/999999`, described);
      expect(answer.json().code).toBe('PARTE_NO_EXISTE');
    }
  });

  it('[ROLE-02] an old version of a rol and of a part of the menu, told with the present one', async () => {
    const { id } = await createRol();
    const old = { 'if-match': '"7"' };
    expect((await putPermisos(id, [], old)).json()).toMatchObject({
      status: 412,
      actual: { id, version: 1, permisos: [] },
    });
    const rol = await site.put(administrador, `/adm-rols/${id}`, { ...FORM, activo: true }, old);
    expect(rol.json()).toMatchObject({ status: 412, actual: { id, version: 1 } });
    const [first] = (await readMatriz()).funcionalidades;
    const parte = await site.put(
      administrador,
      `/administrar-roles/funcionalidades/${first?.id}`,
      { nombre: 'Otra', orden: 1 },
      old,
    );
    expect(parte.json()).toMatchObject({ status: 412, actual: { nombre: first?.nombre, version: 1 } });
  });

  it('[ROLE-02] the permission to administer does not vanish while nobody else holds it, and the refusal is audited', async () => {
    const rol = await readRol('administrador-mintic');
    const roles = await findSub('roles');
    const without = rol.permisos.filter(
      ({ subfuncionalidadId, accion }) => subfuncionalidadId !== roles || accion !== 'editar',
    );
    const answer = await putPermisos(rol.id, without);
    expect(answer.json()).toMatchObject({
      code: 'CAMBIO_DE_ROL_NO_PERMITIDO',
      detalles: [
        { mensaje: 'Nadie más administra usuarios y roles: este rol debe conservar esos permisos.' },
      ],
    });
    expect((await readRol('administrador-mintic')).permisos).toEqual(rol.permisos);
    expect(await site.countAudit('cambiar-permisos', rol.id, 'rechazo')).toBe(1);
  });

  it('[ROLE-02] the only rol that administers is not inactivated, nor does a rol in use change its scope', async () => {
    const { nombre, descripcion, id } = await readRol('administrador-mintic');
    const put = (part: object) =>
      site.put(administrador, `/adm-rols/${id}`, {
        nombre,
        descripcion,
        ambito: 'ministerio',
        activo: true,
        ...part,
      });
    expect((await put({ activo: false })).statusCode).toBe(403);
    expect((await put({ ambito: 'entidad' })).json().detalles.length).toBe(3);
  });

  it('[ROLE-02] a rol that may change roles does not become one of the entities, whose leaders could give it', async () => {
    const rol = await createRol();
    const permisos = (['consultar', 'editar'] as const).map(async (accion) => ({
      subfuncionalidadId: await findSub('roles'),
      accion,
    }));
    expect((await putPermisos(rol.id, await Promise.all(permisos))).statusCode).toBe(200);
    const { nombre, descripcion } = rol;
    const body = { nombre, descripcion, ambito: 'entidad', activo: true };
    const answer = await site.put(administrador, `/adm-rols/${rol.id}`, body);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detalles).toEqual([
      { mensaje: 'Solo los roles del ministerio pueden tener permisos sobre «roles».' },
    ]);
    expect(await site.countAudit('editar-rol', rol.id, 'rechazo')).toBe(1);
  });

  it('[ROLE-02] an action its part does not have, and a rol of entities that would administer roles', async () => {
    const { id } = await createRol({ ambito: 'entidad' });
    const mesas = await findSub('mesas');
    const consultar = { subfuncionalidadId: mesas, accion: 'consultar' } as const;
    const refused = await putPermisos(id, [consultar, { subfuncionalidadId: mesas, accion: 'eliminar' }]);
    expect(refused.json().detalles).toEqual([{ mensaje: 'No existe la acción eliminar en «mesas».' }]);
    const roles = { subfuncionalidadId: await findSub('roles'), accion: 'consultar' } as const;
    expect((await putPermisos(id, [roles])).json().detalles).toEqual([
      { mensaje: 'Solo los roles del ministerio pueden tener permisos sobre «roles».' },
    ]);
  });
});

describe('roles', () => {
  it('[ROLE-02] are created, edited and inactivated under adm-rols, audited from → to', async () => {
    const rol = await createRol();
    expect(rol).toMatchObject({ version: 1, activo: true, usuarios: 0 });
    const edited = await site.put(administrador, `/adm-rols/${rol.id}`, {
      nombre: 'Gestor editado',
      descripcion: 'Otra.',
      ambito: 'entidad',
      activo: false,
    });
    expect(edited.json()).toMatchObject({
      version: 2,
      nombre: 'Gestor editado',
      activo: false,
      ambito: 'entidad',
    });
    const listed = (await site.get(administrador, '/adm-rols')).json() as Rol[];
    expect(listed.find(({ id }) => id === rol.id)).toEqual(edited.json());
    expect(await site.countAudit('crear-rol', rol.id)).toBe(1);
    expect(await site.countAudit('editar-rol', rol.id)).toBe(1);
    const given = (await site.get(administrador, '/usuarios/rolesAsignables')).json() as Rol[];
    expect(given.map(({ id }) => id)).not.toContain(rol.id);
  });

  it('[ROLE-02] a repeated creation with the same key makes one rol', async () => {
    const body = { ...FORM, nombre: 'Gestor repetido' };
    const key = { 'idempotency-key': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    const first = await site.post(administrador, '/adm-rols', body, key);
    const again = await site.post(administrador, '/adm-rols', body, key);
    expect(again.json()).toEqual(first.json());
  });

  it('[ROLE-02] the matrix tells every rol, part and action under administrar-roles', async () => {
    const { roles, funcionalidades, edita } = await readMatriz();
    expect(edita.allowed).toBe(true);
    const admin = funcionalidades.find(({ nombre }) => nombre === 'Administración');
    const usuarios = admin?.subfuncionalidades.find(({ nombre }) => nombre === 'Usuarios');
    expect(usuarios?.acciones.toSorted()).toEqual(['aprobar', 'consultar', 'editar']);
    const holds = (nombre: string) =>
      roles
        .find((rol) => rol.nombre === nombre)
        ?.permisos.filter(({ subfuncionalidadId }) => subfuncionalidadId === usuarios?.id)
        .map(({ accion }) => accion);
    expect(holds('Administrador MinTIC')).toEqual(['aprobar', 'consultar', 'editar']);
    expect(holds('Coordinador MinTIC')).toEqual(['consultar']);
    expect(holds('Líder de interoperabilidad')).toEqual(['aprobar', 'consultar']);
    expect(holds('Auditor')).toEqual([]);
  });
});

describe('permissions', () => {
  it('[ROLE-02] a permission given and taken acts in the next call of an open session, in access and menu', async () => {
    const token = await openTestSession(site.test.database.kysely, coordinador);
    const rol = await readRol('coordinador-mintic');
    const usuarios = await findSub('usuarios');
    const search = () => site.send(token, 'POST', '/usuarios/getUsuariosByFilter', {});
    const readMenu = async () =>
      (await site.send(token, 'GET', '/servicioLogin/usuario'))
        .json()
        .funcionalidades.flatMap(({ subFuncionalidades }: { subFuncionalidades: { url: string }[] }) =>
          subFuncionalidades.map(({ url }) => url),
        );
    expect((await search()).statusCode).toBe(200);
    expect(await readMenu()).toContain('/app/admin/users');
    const without = rol.permisos.filter(({ subfuncionalidadId }) => subfuncionalidadId !== usuarios);
    expect((await putPermisos(rol.id, without, { 'if-match': `"${rol.version}"` })).statusCode).toBe(200);
    expect((await search()).statusCode).toBe(403);
    expect(await readMenu()).not.toContain('/app/admin/users');
    await putPermisos(rol.id, rol.permisos);
    expect((await search()).statusCode).toBe(200);
    expect(await site.countAudit('cambiar-permisos', rol.id)).toBe(2);
  });

  it('[ROLE-02] two changes at once with the same version: one is told', async () => {
    const { id } = await createRol();
    const consultar = { subfuncionalidadId: await findSub('mesas'), accion: 'consultar' } as const;
    const answers = await Promise.all(
      [[consultar], []].map((permisos) => putPermisos(id, permisos, { 'if-match': '"1"' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});

describe('menu', () => {
  it('[ROLE-02] names, descriptions and order are edited, and the menu of the next call shows them', async () => {
    const { funcionalidades } = await readMatriz();
    const gestion = funcionalidades.find(({ nombre }) => nombre === 'Gestión');
    const mesas = gestion?.subfuncionalidades.find(({ nombre }) => nombre === 'Mesas de interoperabilidad');
    const item = mesas?.items[0];
    const put = async (path: string, body: object) =>
      expect((await site.put(administrador, `/administrar-roles/${path}`, body)).statusCode).toBe(200);
    await put(`funcionalidades/${gestion?.id}`, { nombre: 'Trabajo conjunto', orden: 99 });
    await put(`subfuncionalidades/${mesas?.id}`, { nombre: 'Mesas', descripcion: 'Las mesas.', orden: 99 });
    await put(`items/${item?.id}`, { nombre: 'En curso', descripcion: 'Las abiertas.', orden: 5 });
    const menu = (await site.get(administrador, '/servicioLogin/usuario')).json().funcionalidades;
    expect(menu.at(-1)?.nombre).toBe('Trabajo conjunto');
    expect(menu.at(-1)?.subFuncionalidades.at(-1)).toMatchObject({
      nombreFuncionalidad: 'Mesas',
      listaItems: [
        { nombre: 'Mesas cerradas' },
        { nombre: 'Compromisos' },
        { nombre: 'Crear mesa' },
        { nombre: 'En curso', descripcion: 'Las abiertas.' },
      ],
    });
    expect(await site.countAudit('editar-menu', mesas?.id ?? 0)).toBeGreaterThan(0);
  });
});
