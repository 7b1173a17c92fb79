import type { Configuracion } from '../contract/index.ts';

/** The settings of the process that the browser needs. */
export type ProcessSettings = Pick<
  Configuracion,
  'autenticador' | 'origenApi' | 'esperaIngresoMs' | 'recaptcha' | 'recaptchaScript' | 'demostracion'
> & { readonly version: string };

/** Joins parameters and settings; an absent parameter is an installation error and says which one. */
export function presentConfiguracion(
  parametros: ReadonlyMap<string, unknown>,
  settings: ProcessSettings,
): Configuracion {
  const read = <T>(clave: string): T => {
    const valor = parametros.get(clave);
    if (valor === undefined) throw new Error(`The parameter ${clave} is missing.`);
    return valor as T;
  };
  return {
    producto: {
      titulo: read('titulo.producto'),
      descripcion: read('descripcion.producto'),
      version: settings.version,
    },
    ministerio: {
      nombre: read('ministerio.nombre'),
      sigla: read('ministerio.sigla'),
      acronimo: read('ministerio.acronimo'),
    },
    pie: {
      programa: read('pie.programa'),
      direccion: read('pie.direccion'),
      horario: read('pie.horario'),
      telefonos: read('pie.telefonos'),
      correos: read('pie.correos'),
      redes: read('pie.redes'),
    },
    formularios: {
      correoEjemplo: read('correo.ejemplo'),
      bloqueaPegado: read('formularios.bloqueaPegado'),
      contrasena: {
        minimo: read('contrasena.minimoCaracteres'),
        maximo: read('contrasena.maximoCaracteres'),
      },
    },
    busqueda: {
      minimoCaracteres: read('busqueda.minimoCaracteres'),
      esperaMs: read('busqueda.esperaMs'),
      maximoSugerencias: read('busqueda.maximoSugerencias'),
    },
    duracionBannerMs: read('banner.duracionMs'),
    autenticador: settings.autenticador,
    esperaIngresoMs: settings.esperaIngresoMs,
    origenApi: settings.origenApi,
    recaptcha: settings.recaptcha,
    recaptchaScript: settings.recaptchaScript,
    demostracion: settings.demostracion,
  };
}
