import { sampleConfiguracion } from '@marco/parametros/testing';
import { usuariosPaths } from '@marco/usuarios/paths';
import { UsuarioEnSesionProvider } from '@marco/usuarios/widgets';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { datosGeneralesRoutes } from '../web/datos-generales.routes.ts';
import { reportesRoutes } from '../web/reportes.routes.ts';
import { sampleDatosGenerales, sampleMiEntidad } from './datos-generales-samples.ts';
import {
  presentSampleExploracion,
  presentSampleValores,
  sampleConjunto,
  sampleDetalle,
  sampleExplicacion,
  sampleFilas,
  sampleInforme,
  sampleOpciones,
  sampleTarjeta,
  sampleVista,
} from './reportes-samples.ts';
import { sampleResumen, sampleTablero } from './tableros-samples.ts';

/** A person whose rol has two lists, one of them with another screen below it. */
const sampleUsuario = {
  primerNombre: 'Persona',
  funcionalidades: [
    {
      id: 1,
      nombre: 'Administración',
      subFuncionalidades: [
        ['Usuarios', usuariosPaths.users],
        ['Roles y permisos', usuariosPaths.roles],
        ['Auditoría', usuariosPaths.auditoria],
      ].map(([nombreFuncionalidad = '', url = ''], at) => ({
        id: at + 1,
        nombreFuncionalidad,
        descripcion: `Consulte: ${nombreFuncionalidad}`,
        url,
        consulta: true,
        icono: 'file',
        listaItems: [],
      })),
    },
  ],
};

/** What a fake server answers to a call; throw to fail. */
export type RespuestaDeReportes = (body: Record<string, unknown>, query: URLSearchParams) => unknown;

/** The screens of reports as they stand in the product, on a server made of answers; every call is kept. */
export function createReportesSite(
  address: string,
  answers: Readonly<Record<string, RespuestaDeReportes>> = {},
) {
  const all: Readonly<Record<string, RespuestaDeReportes>> = {
    'GET /configuracion': () => sampleConfiguracion,
    'GET /datos-generales': () => sampleDatosGenerales,
    'GET /datos-generales/mi-entidad': () => sampleMiEntidad,
    'GET /suscripciones-reportes': () => [],
    'GET /tableros': () => ({ tableros: [sampleResumen] }),
    'GET /tableros/4': () => sampleTablero,
    'GET /indicadores': () => ({ corte: null, indicadores: [sampleTarjeta] }),
    'GET /indicadores/IND-02': () => sampleDetalle,
    'GET /indicadores/IND-02/valores': (_, query) => presentSampleValores(query.get('por') !== null),
    'GET /indicadores/IND-02/explicacion': () => sampleExplicacion,
    'GET /indicadores/IND-02/filas': () => sampleFilas,
    'GET /reportes/opciones': () => sampleOpciones,
    'POST /reportes/solicitudServicioByFilter': () => sampleInforme,
    'GET /explorador/conjuntos': () => [sampleConjunto],
    'POST /explorador': ({ dimensiones }) =>
      presentSampleExploracion(Array.isArray(dimensiones) ? dimensiones.map(String) : []),
    'GET /vistas-reportes': () => ({ vistas: [sampleVista], roles: [{ id: 1, nombre: 'Administrador' }] }),
    [`GET /vistas-reportes/${sampleVista.id}`]: () => sampleVista,
    ...answers,
  };
  const { fake, callsTo } = createFakeServer((call) => all[call.address]?.(call.body, call.query));
  const { site, ...made } = createTestSite({
    routes: [...reportesRoutes, ...datosGeneralesRoutes],
    address,
    fake,
  });
  return {
    ...made,
    site: <UsuarioEnSesionProvider usuario={sampleUsuario}>{site}</UsuarioEnSesionProvider>,
    callsTo,
  };
}
