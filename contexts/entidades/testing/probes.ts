import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignEntidad } from './foreign-records.ts';

const entidad = (suffix = '') => ({
  url: ({ entidadId }: ForeignEntidad) => `/api/entidad/${entidadId}${suffix}`,
});

const CONTACTO = {
  direccion: null,
  sitioWeb: null,
  telefono: '6015551234',
  correoElectronico: 'a@ejemplo.gov.co',
  nombreContacto: 'Ana Ruiz',
  cargoContacto: 'Directora',
};

const ENTIDAD = {
  ...CONTACTO,
  tipo: 'publica',
  nit: '899999027',
  dv: '8',
  nombre: 'Otro nombre',
  sigla: null,
  sectorId: null,
  ordenId: null,
  naturaleza: null,
  departamentoCodigo: null,
  municipioCodigo: null,
  codigoSigep: null,
  codigoSnies: null,
  caracter: null,
  codigoXroad: null,
};

/** What is asked of an entity of others. */
export const probes: Probes<ForeignEntidad> = {
  getEntidad: entidad(),
  updateEntidad: { ...entidad(), payload: () => ENTIDAD },
  searchEntidades: {
    payload: ({ entidadNombre }) => ({ texto: entidadNombre }),
    nothing: { entidades: [], total: 0, estados: { activas: 0, inactivas: 0 } },
  },
  updateContactoEntidad: { ...entidad('/contacto'), payload: () => CONTACTO },
  submitConfirmacionContacto: entidad('/contacto/confirmar'),
  updateEstadoEntidad: { ...entidad('/estado'), payload: () => ({ activa: false, motivo: 'Porque sí.' }) },
  listAutodiagnosticos: { url: ({ entidadId }) => `/api/autodiagnosticos/${entidadId}` },
  downloadEntidades: {
    payload: ({ entidadNombre }) => ({ texto: entidadNombre, formato: 'csv' }),
    nothing: '\uFEFFEntidad;NIT;Tipo;Sector;Ubicación;Estado\r\n',
  },
};

/** What takes an id of everybody. */
export const forEverybody = { createEntidad: 'sectors and orders are catalogues' };
