import type { ClaseAsunto } from './asunto.terms.ts';

/** Something a person may begin from their home; its class gives its icon. */
export interface AccionDeInicio {
  readonly texto: string;
  readonly url: string;
  readonly clase: ClaseAsunto;
  /** It stands at the title of the home instead of in the list. */
  readonly esPrincipal: boolean;
}
