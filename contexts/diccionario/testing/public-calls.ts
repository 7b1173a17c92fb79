import { ASKED, type NamedPeople, type PublicCalls } from '@marco/test-kit/declarations';

const ELEMENTOS = `select identificador as clave from elementos_de_dato e
  join elementos_versiones v on v.elemento_id = e.id and v.estado = 'incorporado' where e.tipo = 'compuesto'
  order by e.id limit 1`;
const FORMATOS = `select clave, formato from (${ELEMENTOS}) e
  cross join (values ('json'), ('jsonld'), ('json-schema'), ('xsd'), ('csv'), ('ttl'), ('rdf')) f (formato)`;
const CON_VALORES = 'select min(version_id) as version from elementos_valores';

export const publicCalls: PublicCalls = {
  searchDiccionario: [{ payload: () => ({ tamano: 50 }) }],
  findDiccionario: [{ rest: '?keyword=nombre' }],
  getElementoPublicado: [{ records: FORMATOS, rest: '?formato={formato}' }],
  listOpcionesDiccionario: [{ records: ELEMENTOS }],
  listValoresPublicados: [{ records: CON_VALORES, payload: ({ version }) => ({ versionId: version }) }],
  downloadDiccionario: [
    {
      records: "select formato from (values ('xlsx'), ('csv')) f (formato)",
      payload: ({ formato }) => ({ formato }),
    },
  ],
  downloadRegistro: ASKED,
  listCambiosDiccionario: ASKED,
  '/diccionario': ASKED,
  '/diccionario/{clave}': [{ records: ELEMENTOS }],
};

export const namedPeople: Readonly<Record<string, NamedPeople>> = {
  getElementoPublicado: {
    data: ['usuario'],
    because:
      'the header of an element says who wrote, reviewed and approved it, as that of every standard does',
  },
};
