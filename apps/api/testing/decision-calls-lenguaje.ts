import { call, type Source } from './decision-call.ts';
import type { Around } from './decisions-in.ts';

/** Names of what would be new, each as its contract takes it. */
const NOMBRES = {
  identificador: 'otroNombre',
  codigo: 'OtroNombre',
  prefijo: 'OTR',
  url: 'https://otro.gov.co',
};
export const named = () => NOMBRES;

/** What is done with an element, not with one of its versions: nobody does it while it has none in force. */
const ofElemento = {
  say: ({ elementoId }: Around) => ({ elementoId }),
  of: ({ estado }: Around) =>
    ['borrador', 'pendiente-entidad', 'aprobado', 'caducado'].includes(String(estado)),
};

/** What is read of layers, standards, elements and the ontology. */
export const lenguajeSources: Readonly<Record<string, Source>> = {
  searchCapas: {
    calls: {
      'permisos.crear': call('createCapa', named),
      'capas[].permisos.editar': call('updateCapa', named),
      'capas[].permisos.versionar': call('createVersionCapa', named),
    },
  },
  getCapa: {
    records: `select min(capa_id) as id from capas_de_uso_versiones v join capas_de_uso c on c.id = v.capa_id
      group by v.estado, c.activa`,
    calls: {
      'permisos.editar': call('updateCapa', named),
      'permisos.publicar': call('submitCapa'),
      'permisos.quitarDocumento': call('deleteDocumentoCapa', ({ actual }) => ({ ...(actual as object) })),
      'permisos.versionar': call('createVersionCapa', named),
      'permisos.cambiarEstado': call('updateEstadoCapa', ({ activa }) => ({ activa: !activa })),
    },
  },
  searchEstandares: { calls: { 'permisos.crear': call('createEstandar', named) } },
  getEstandar: {
    records: 'select min(id) as id from estandares group by estado',
    calls: {
      'acciones.editar': call('updateEstandar', () => ({ url: NOMBRES.url })),
      'acciones.calificar': call('updateEvaluacion'),
      'acciones.evaluar': call('updateEstadoEstandar'),
      'acciones.decidir': call('approveEstandar'),
      'acciones.retirar': call('closeEstandar'),
    },
  },
  getPermisosElementos: { calls: { crear: call('createElemento', named) } },
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
  listFichas: {
    records: `select unnest(array['definicion', 'individuo', 'evento', 'regla']) as palabra`,
    calls: {
      'permisos.crear': ['createDefinicion', 'createIndividuo', 'createEvento', 'createRegla'].map(
        (operation) => call(operation, named),
      ),
      'permisos.descargar': call('downloadOntologia'),
    },
  },
  getFicha: {
    records: `select 'definicion' as palabra, min(id) as id from ontologia_definiciones group by estado
      union all select 'individuo', min(id) from ontologia_individuos group by estado
      union all select 'evento', min(id) from ontologia_eventos group by estado
      union all select 'regla', min(id) from ontologia_reglas group by estado`,
    calls: {
      'permisos.editar': ['updateDefinicion', 'updateIndividuo', 'updateEvento', 'updateRegla'].map(
        (operation) => call(operation),
      ),
      'permisos.eliminar': call('deleteFicha'),
      'permisos.cambiarEstado': call('updateEstadoFicha'),
      'permisos.descargar': call('downloadOntologia'),
    },
  },
};
