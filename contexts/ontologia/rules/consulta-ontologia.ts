import {
  defineListAddress,
  fields,
  id,
  oneOf,
  paging,
  settled,
  sorting,
  text,
} from '@marco/contract-kit/list-address';
import {
  ESTADOS_FICHA,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_FICHA,
  PALABRAS,
  TAMANO_LISTA,
  TAMANOS_LISTA,
  TIPOS_POR_PALABRA,
} from '../contract/terms.ts';

const TIPOS: readonly string[] = Object.values(TIPOS_POR_PALABRA).flatMap((tipos) => Object.keys(tipos));

/** Word and filters; `clase` is the class a ficha speaks of. */
const FILTRO = fields({
  palabra: oneOf('palabra', PALABRAS, 'definicion'),
  texto: text('texto', MAXIMO_TEXTO_BUSQUEDA),
  tipo: oneOf('tipo', TIPOS),
  estado: oneOf('estado', ESTADOS_FICHA),
  clase: id('clase'),
});

/** The list of the ontology in its address. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  settled(FILTRO, (filtro) => ({ ...filtro, tipo: findTipo(filtro) })),
  paging(TAMANOS_LISTA, TAMANO_LISTA),
  sorting(ORDENES_FICHA, 'nombre'),
);

/** What the list of the ontology shows: word, filters, page and order, all in its address. */
export type ConsultaOntologia = ReturnType<typeof parseConsulta>;

/** The kind, where the word has it. */
function findTipo({ palabra, tipo }: typeof FILTRO.usual): string | null {
  return tipo !== null && Object.hasOwn(TIPOS_POR_PALABRA[palabra], tipo) ? tipo : null;
}
