import { type Around, call, type Sources } from '@marco/test-kit/declarations';

/** What is done with an element, not with one of its versions: nobody does it while it has none in force. */
const ofElemento = {
  say: ({ elementoId }: Around) => ({ elementoId }),
  of: ({ estado }: Around) =>
    ['borrador', 'pendiente-entidad', 'aprobado', 'caducado'].includes(String(estado)),
};

/** Elements and their versions. */
export const decisions: Sources = {
  getPermisosElementos: {
    calls: {
      crear: call('createElemento', () => ({ identificador: 'otroNombre' })),
      incorporar: call('approveIncorporaciones', () => ({ versiones: [{ versionId: 1 }] })),
    },
  },
  getElemento: {
    records: `select distinct on (estado) id as "versionId" from elementos_versiones v order by estado,
      exists (select 1 from elementos_versiones o where o.elemento_id = v.elemento_id and o.estado = 'incorporado'), id`,
    calls: {
      'acciones.editar': [call('updateElemento'), call('updateNumero')],
      'acciones.enviar': call('submitElemento'),
      'acciones.devolver': call('rejectRevision'),
      'acciones.avalar': call('approveRevision'),
      'acciones.aprobar': call('approveConceptualizacion'),
      'acciones.observar': call('rejectConceptualizacion'),
      'acciones.incorporar': call('approveIncorporacion'),
      'acciones.modificar': { operation: 'createVersion', ...ofElemento },
      'acciones.caducar': call('closeElemento'),
      'acciones.descartar': call('closeBorrador'),
      'acciones.comentar': call('createComentario'),
      'acciones.cancelarCaducidad': call('closeCaducidad'),
      'acciones.llevar': { operation: 'createElementoEnCapa', ...ofElemento },
    },
  },
};

/** The same of several. */
export const alike = { computeIncorporaciones: 'getElemento' };
