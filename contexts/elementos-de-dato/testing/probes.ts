import type { Probe, Probes } from '@marco/test-kit/declarations';
import type { ForeignElemento } from './foreign-records.ts';

const version = (suffix = '', payload?: object): Probe<ForeignElemento> => ({
  url: ({ versionId }: ForeignElemento) => `/api/elemento-dato/${versionId}${suffix}`,
  ...(payload && { payload: () => payload }),
});

const paso = (accion: string, payload: object = {}) => version(`/${accion}`, payload);

const MOTIVO = { motivo: 'Porque sí.' };
const ARCHIVO = { formato: 'csv', contenido: 'código,nombre\n1,Uno\n' };

const INCORPORACIONES = ({ versionId }: ForeignElemento) => ({ versiones: [{ versionId }] });

/** One per operation that takes the id of a version another entity works on, or of what is said of it. */
export const probes: Probes<ForeignElemento> = {
  getElemento: version(),
  updateElemento: version('', { nombre: 'Otro nombre' }),
  submitElemento: paso('enviar'),
  rejectRevision: paso('devolver', MOTIVO),
  approveRevision: paso('avalar'),
  approveConceptualizacion: paso('aprobar'),
  rejectConceptualizacion: paso('observar', MOTIVO),
  approveIncorporacion: paso('incorporar'),
  computeIncorporaciones: {
    payload: INCORPORACIONES,
    nothing: { permitidos: 0, efectos: [{ elemento: null }] },
  },
  approveIncorporaciones: { payload: INCORPORACIONES, nothing: { hechos: 0 } },
  closeElemento: paso('caducar', MOTIVO),
  closeBorrador: paso('descartar'),
  closeCaducidad: paso('cancelar-caducidad'),
  updateNumero: version('/numero', { cambio: 'mayor' }),
  updateSeguimientoElemento: version('/seguimiento', { seguido: true }),
  getImpacto: version('/impacto'),
  listHistorialElemento: version('/historial'),
  listComentarios: version('/comentarios'),
  createComentario: version('/comentarios', { texto: 'Otro.' }),
  closeComentario: {
    url: ({ comentarioId }) => `/api/elemento-dato/comentarios/${comentarioId}/resolver`,
    payload: () => ({}),
  },
  listValoresElemento: version('/valores'),
  updateValores: version('/valores', { valores: [{ codigo: '1', nombre: 'Uno' }] }),
  verifyValores: version('/valores/revisar', ARCHIVO),
  submitValores: version('/valores/importar', ARCHIVO),
  updateNombres: { payload: ({ versionId }) => ({ versionId, nombres: [] }) },
  listAssociation: { url: ({ versionId }) => `/api/elemento-dato/association?versionId=${versionId}` },
  updateAssociation: { payload: ({ versionId }) => ({ versionId, relaciones: [] }) },
  listIdentificadores: {
    url: () => '/api/elemento-dato/identificadores?identificador=datoAjeno',
    nothing: { elementos: [] },
  },
  updateIdentificadores: { payload: ({ elementoId }) => ({ elementoId, identificadores: [] }) },
  searchElementos: { payload: () => ({ texto: 'datoAjeno' }), nothing: { elementos: [], total: 0 } },
  downloadElementos: {
    payload: () => ({ texto: 'datoAjeno', formato: 'csv' }),
    nothing:
      '\uFEFFNombre;Identificador;Tipo;Capa y dominio;Versión;Estado;Entidad responsable;Modificado;OID\r\n',
  },
  searchParecidos: {
    payload: () => ({ nombre: 'Dato ajeno', definicion: 'Dato de prueba.' }),
    nothing: [],
  },
  createElemento: {
    payload: () => ({
      identificador: 'otroDato',
      nombre: 'Otro dato',
      capaId: 1,
      dominioId: 1,
      tipo: 'simple',
      clase: 'dato',
    }),
  },
  createVersion: { payload: ({ elementoId }) => ({ elementoId }) },
  createElementoEnCapa: { payload: ({ elementoId }) => ({ elementoId, capaId: 1 }) },
};
