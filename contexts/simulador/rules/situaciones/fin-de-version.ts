import { DIAS_DE_RETIRO, RETIRO_ENSAYADO } from '../../contract/situaciones.terms.ts';

/** How an obsolete version ends, as far as it was said. */
export interface FinDeVersion {
  /** Since when it is obsolete. */
  readonly desde: Date;
  /** The moment it stops answering; null while nobody said it. */
  readonly retiro: Date | null;
  /** Its page; null where it has none. */
  readonly pagina: string | null;
  /** Address of the version that takes its place; null where none does. */
  readonly sucesora: string | null;
}

const MS_DIA = 86_400_000;
const desde = new Date(RETIRO_ENSAYADO);

/** What who rehearses it is told of a version that nobody retires. */
export const FIN_ENSAYADO: FinDeVersion = {
  desde,
  retiro: new Date(desde.getTime() + DIAS_DE_RETIRO * MS_DIA),
  pagina: null,
  sucesora: null,
};

/**
 * What an answer of an obsolete version says of its end: since when (RFC 9745), until when (RFC 8594, which knows moments
 * alone), where that is explained, and what takes its place (RFC 5829). What nobody said is left out.
 */
export function listCabecerasDeFin({
  desde: cuando,
  retiro,
  pagina,
  sucesora,
}: FinDeVersion): Record<string, string> {
  const enlaces = [
    ...(pagina === null ? [] : [`<${pagina}>; rel="deprecation"; type="text/html"`]),
    ...(pagina === null || retiro === null ? [] : [`<${pagina}>; rel="sunset"; type="text/html"`]),
    ...(sucesora === null ? [] : [`<${sucesora}>; rel="successor-version"`]),
  ];
  return {
    deprecation: `@${Math.floor(cuando.getTime() / 1000)}`,
    ...(retiro === null ? {} : { sunset: retiro.toUTCString() }),
    ...(enlaces.length === 0 ? {} : { link: enlaces.join(', ') }),
  };
}
