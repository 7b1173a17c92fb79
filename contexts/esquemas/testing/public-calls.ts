import type { PublicCalls } from '@marco/test-kit/declarations';

const FORMAS = `select e.id, 'vigente' as "idTwo", f.type
  from (select min(v.elemento_id) as id from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
    where v.estado = 'incorporado' and e.tipo = 'compuesto' and not v.es_abstracto) e
  cross join (values ('xsd'), ('json'), ('openapi'), ('jsonld'), ('ttl'), ('shacl'), ('rdf'), ('ejemplo')) f (type)`;
const VALIDABLE = `select e.identificador from elementos_de_dato e join elementos_versiones v on v.elemento_id = e.id
  where v.estado = 'incorporado' and e.tipo = 'compuesto' and not v.es_abstracto order by e.id limit 1`;
const LOTE = { field: 'mensaje', name: 'mensaje.json', type: 'application/json', content: '{"a":1}' };

export const publicCalls: PublicCalls = {
  downloadEsquema: [{ records: FORMAS, payload: () => ({}) }],
  downloadEsquemaDirecto: [{ records: FORMAS }],
  getVistaEsquema: [{ records: FORMAS }],
  verifyMensaje: [{ records: VALIDABLE, rest: '?elemento={identificador}&formato=json', file: LOTE }],
  verifyLote: [{ records: VALIDABLE, rest: '?elemento={identificador}&formato=json', file: LOTE }],
  // Only who validated a batch has its reports.
  downloadInformeLote: [
    {
      file: { field: 'informe', name: 'informe.json', type: 'application/json', content: '[]' },
      isRefused: true,
    },
  ],
  listElementosValidables: [{ rest: '?texto=nombre' }],
};
