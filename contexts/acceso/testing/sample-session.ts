import type { EntidadDeLogin, UsuarioActual } from '../contract/index.ts';
import { openBrowserSession, updateBrowserUsuario } from '../web/ingreso/session-store.ts';

function entidad(id: number, nombre: string, state: Partial<EntidadDeLogin> = {}): EntidadDeLogin {
  return { id, nombre, usuarioPorAprobar: false, usuarioRechazado: false, estadoUsuario: true, ...state };
}

/** Every state of a membership, not in the order of the cards. */
export const sampleEntities: readonly EntidadDeLogin[] = [
  entidad(1, 'INSTITUTO GEOGRÁFICO AGUSTÍN CODAZZI', { estadoUsuario: false }),
  entidad(2, 'REGISTRADURÍA NACIONAL', { usuarioPorAprobar: true, estadoUsuario: false }),
  entidad(3, 'DEPARTAMENTO NACIONAL DE PLANEACIÓN'),
  entidad(4, 'MIGRACIÓN COLOMBIA'),
];

/** A person with an entity in force, a rol and two funcionalidades. */
export const sampleUsuario: UsuarioActual = {
  primerNombre: 'María',
  segundoNombre: null,
  primerApellido: 'Rojas',
  segundoApellido: 'Quintero',
  usuario: '52418903',
  correoEletronico: 'maria.rojas@ejemplo.gov.co',
  entidad: { id: 3, nombre: 'DEPARTAMENTO NACIONAL DE PLANEACIÓN' },
  rol: { nombre: 'Administrador' },
  funcionalidades: [
    {
      id: 10,
      nombre: 'Gestión',
      subFuncionalidades: [
        {
          id: 100,
          nombreFuncionalidad: 'Mesas de interoperabilidad',
          descripcion: 'Consulte las mesas.',
          url: '/mesas-interoperabilidad/home',
          consulta: true,
          icono: 'messages-square',
          listaItems: [
            {
              id: 1000,
              nombre: 'Mesas activas',
              descripcion: 'Las que están en trabajo.',
              url: '/mesas-interoperabilidad/home?estado=true',
              idSubmodulo: 100,
            },
          ],
        },
      ],
    },
    { id: 20, nombre: 'Vacía', subFuncionalidades: [] },
  ],
};

interface SampleSession {
  /** Puts the entity in force. */
  readonly chosen?: boolean;
  /** Name of the rol in it. */
  readonly rol?: string;
}

/** Leaves a session in the browser. */
export function openSampleSession({ chosen = true, rol = 'Administrador' }: SampleSession = {}): void {
  const infoUser = { ...sampleUsuario, entidad: null, rol: null, funcionalidades: [] };
  openBrowserSession({ accessToken: 'ficha-de-prueba', infoUser, entities: sampleEntities });
  if (chosen) updateBrowserUsuario({ ...sampleUsuario, rol: { nombre: rol } });
}
