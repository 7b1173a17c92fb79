import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { loadConfiguracion } from '@marco/parametros/widgets';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { Matriz, UsuarioDetalle, UsuarioRow } from '../contract/index.ts';
import { createUsuariosRoutes } from '../web/usuarios.routes.ts';

export { createFailure } from '@marco/web-kit/testing';

/** What a fake server answers to 'METHOD /path'; throw an `ApiError` to fail. */
export type Answer = (call: FakeCall) => unknown;

/** The screens of users and roles as they stand in the product, on a server made of answers. */
export function createUsuariosSite(address: string, answers: Readonly<Record<string, Answer>>) {
  const all: Record<string, Answer> = {
    'GET /configuracion': () => sampleConfiguracion,
    'GET /entidades': () => [{ id: 7, nombre: 'Cancillería' }],
    'GET /usuarios/rolesAsignables': () => [
      { id: 6, nombre: 'Funcionario de entidad', descripcion: 'Prepara solicitudes.', ambito: 'entidad' },
    ],
    ...answers,
  };
  const { fake, callsTo } = createFakeServer((call) => all[call.address]?.(call));
  const made = createTestSite({ routes: createUsuariosRoutes(() => async () => []), address, fake });
  // As in the product, where it is there before the first screen.
  void loadConfiguracion(made.queries, made.client);
  return { ...made, callsTo };
}

const ENTIDAD = { id: 7, nombre: 'Cancillería', sigla: 'MRE' };
const NO = refuseWith('Su rol no permite realizar esta acción.', 'Administrador MinTIC');

/** A row of the list: a pending user. */
export function createUsuarioRow(part: Partial<UsuarioRow> = {}): UsuarioRow {
  return {
    id: 31,
    version: 1,
    entidad: ENTIDAD,
    rol: null,
    cargo: 'Analista',
    estado: 'pendiente',
    correoEletronico: 'ana@ejemplo.gov.co',
    usuarioPorAprobar: true,
    usuarioRechazado: false,
    estadoUsuario: false,
    motivoRechazo: null,
    fechaRegistro: '2026-11-20T15:00:00.000Z',
    usuario: { id: 12, nombre: 'Ana Peña', tipoIdentificacion: 'CC', numeroIdentificacion: '1000' },
    ...part,
  };
}

/** A user with one pending membership; `open` says whether its actions are allowed. */
export function createDetalle(open = true): UsuarioDetalle {
  const { usuario, ...membresia } = createUsuarioRow();
  const decision = open ? ALLOWED : NO;
  return {
    ...usuario,
    correoEletronico: 'ana@ejemplo.gov.co',
    numeroCelular: null,
    activo: true,
    segundoFactor: null,
    membresias: [
      {
        ...membresia,
        acciones: {
          aprobar: decision,
          rechazar: decision,
          activar: decision,
          inactivar: decision,
          trasladar: decision,
          'asignar-rol': decision,
        },
      },
    ],
    historial: [
      {
        id: 1,
        fecha: '2026-11-20T15:00:00.000Z',
        accion: 'registrar-usuario',
        entidad: 'Cancillería',
        quien: null,
        antes: null,
        ahora: null,
      },
    ],
  };
}

/** Two roles and two parts of the menu. */
export function createMatriz(): Matriz {
  const part = { version: 1, orden: 1 };
  const rol = { version: 4, activo: true, usuarios: 3 };
  return {
    funcionalidades: [
      {
        ...part,
        id: 1,
        nombre: 'Administración',
        subfuncionalidades: [
          {
            ...part,
            id: 10,
            nombre: 'Usuarios',
            descripcion: 'Los usuarios.',
            items: [],
            acciones: ['consultar', 'aprobar'],
          },
          { ...part, id: 11, nombre: 'Mesas', descripcion: 'Las mesas.', acciones: ['consultar'], items: [] },
        ],
      },
    ],
    roles: [
      {
        ...rol,
        id: 5,
        codigo: 'lider',
        nombre: 'Líder',
        descripcion: 'Lidera.',
        ambito: 'entidad',
        permisos: [
          { subfuncionalidadId: 10, accion: 'consultar' },
          { subfuncionalidadId: 10, accion: 'aprobar' },
        ],
      },
      {
        ...rol,
        id: 6,
        codigo: 'auditor',
        nombre: 'Auditor',
        descripcion: 'Audita.',
        ambito: 'ministerio',
        permisos: [],
      },
    ],
    crea: ALLOWED,
    edita: ALLOWED,
  };
}
