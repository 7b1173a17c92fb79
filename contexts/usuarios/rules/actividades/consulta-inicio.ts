import {
  AMBITOS_ELEGIBLES,
  type AmbitoElegible,
  GRUPOS_ASUNTO,
  type GrupoAsunto,
} from '../../contract/asunto.terms.ts';

/** What the list of the home shows; null filters nothing. */
export interface ConsultaInicio {
  readonly ambito: AmbitoElegible;
  readonly tipo: string | null;
  readonly grupo: GrupoAsunto | null;
}

/** What the address says, by its names. */
interface Leida {
  readonly get: (nombre: string) => string | null;
}

const TIPO = /^[a-z][a-z-]{0,99}$/;

/**
 * What an address of the home says; what makes no sense counts as absent. It is read by hand, as the home, the first
 * page everybody opens, has no list of the other kinds whose code it would fetch.
 */
export function parseInicio(params: Leida): ConsultaInicio {
  const tipo = params.get('tipo') ?? '';
  return {
    ambito: AMBITOS_ELEGIBLES.find((ambito) => ambito === params.get('ambito')) ?? 'mio',
    tipo: TIPO.test(tipo) ? tipo : null,
    grupo: GRUPOS_ASUNTO.find((grupo) => grupo === params.get('grupo')) ?? null,
  };
}

/** The same as the query of an address, without what is as usual. */
export function formatInicio({ ambito, tipo, grupo }: ConsultaInicio): string {
  const said = { ...(ambito === 'mio' ? {} : { ambito }), ...(tipo && { tipo }), ...(grupo && { grupo }) };
  // Each value is a code: nothing of it needs an escape.
  return Object.entries(said)
    .map(([nombre, valor]) => `${nombre}=${valor}`)
    .join('&');
}
