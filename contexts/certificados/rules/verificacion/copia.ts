import type { Publicado } from './constatacion.ts';
import type { DocumentoDid } from './firma.ts';

/** What a copy of the verification page takes along: the keys of the issuer, and the certificate whose page it was saved from. */
export interface DatosCopia {
  readonly did: DocumentoDid;
  readonly guardado: Pick<Publicado, 'credencial'> | null;
  /** When, as people read it. */
  readonly momento: string;
}

/** Where the data of a copy stand in its page. */
export const ELEMENTO_DATOS = 'datos';
const HUECO = `<script type="application/json" id="${ELEMENTO_DATOS}"></script>`;

/**
 * The page of a copy with its data inside.
 *
 * @throws where the page has no place for them: it is another page
 */
export function presentCopia(pagina: string, datos: DatosCopia): string {
  const [antes, despues, ...more] = pagina.split(HUECO);
  if (antes === undefined || despues === undefined || more.length > 0)
    throw new Error('La página para comprobar sin conexión no es la que se esperaba.');
  // No text of the data ends the element it stands in.
  const texto = JSON.stringify(datos).replaceAll('<', '\\u003c');
  return `${antes}${HUECO.replace('></', () => `>${texto}</`)}${despues}`;
}

/** The data of a copy; undefined for a page that was saved without any. */
export function parseDatosCopia(texto: string): DatosCopia | undefined {
  return texto.trim() === '' ? undefined : (JSON.parse(texto) as DatosCopia);
}
