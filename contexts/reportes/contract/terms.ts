import { ADMINISTRADOR } from '@marco/country/ministry';

/** Resource of the permissions: reports and indicators. */
export const RECURSO_REPORTES = { code: 'reportes', name: 'los reportes', giver: ADMINISTRADOR } as const;

/** What the value of an indicador counts. */
export const UNIDADES_INDICADOR = ['entero', 'porcentaje', 'dias', 'moneda', 'ms'] as const;
export type UnidadIndicador = (typeof UNIDADES_INDICADOR)[number];

/** Which way is better. */
export const SENTIDOS_INDICADOR = ['mas', 'menos', 'ninguno'] as const;
export type SentidoIndicador = (typeof SENTIDOS_INDICADOR)[number];

/** Groups of the catalogue, in the order they are read, with what each tells. */
export const GRUPOS_INDICADOR = {
  cobertura: { nombre: 'Cobertura', frase: 'Quién participa' },
  avance: { nombre: 'Avance', frase: 'Cuánto falta y dónde se detienen' },
  lenguaje: { nombre: 'Lenguaje común', frase: 'Qué tanto se reutiliza lo que ya existe' },
  mesas: { nombre: 'Mesas', frase: 'Qué se acuerda y qué se cumple' },
  intercambio: { nombre: 'Intercambio', frase: 'Lo que pasa por X-Road' },
  'solo-una-vez': { nombre: 'Solo una vez', frase: 'Qué deja de pedirse a los ciudadanos' },
  herramientas: { nombre: 'Herramientas y uso', frase: 'Quién usa el producto y si funciona' },
} as const;
export type GrupoIndicador = keyof typeof GRUPOS_INDICADOR;

/** Code of an indicador: two digits of the catalogue. */
export const CODIGO_INDICADOR = /^IND-\d{2}$/;
