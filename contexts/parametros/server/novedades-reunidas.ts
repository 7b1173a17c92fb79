import { refuseField } from '@marco/server-kit';
import { listVariables } from '../rules/textos-plantilla.ts';
import type { NovedadDefinida } from './define-novedades.ts';

/** An event with what it is about: the name of the context that declares it. */
export interface NovedadReunida extends NovedadDefinida {
  readonly tema: string;
}

/** Every event that the product informs people of, by code, in the order of the screens. */
export type NovedadesReunidas = ReadonlyMap<string, NovedadReunida>;

/** What a context declares, under its name. */
export interface NovedadesDeContexto {
  readonly titulo: string;
  readonly novedades: Readonly<Record<string, NovedadDefinida>>;
}

/**
 * Brings together what each context declares.
 *
 * @throws Error when two contexts declare the same code
 */
export function buildNovedades(declarados: readonly NovedadesDeContexto[]): NovedadesReunidas {
  const novedades = declarados
    .flatMap((each) => Object.values(each.novedades).map((evento) => ({ ...evento, tema: each.titulo })))
    .toSorted((a, b) => a.orden - b.orden);
  const reunidos = new Map(novedades.map((evento) => [evento.codigo, evento]));
  if (reunidos.size < novedades.length) throw new Error('Two contexts declare an event of the same code.');
  return reunidos;
}

/**
 * The event of a code somebody sent.
 *
 * @param campo where they sent it
 * @throws SOLICITUD_INVALIDA when there is none
 */
export function requireNovedad(
  novedades: NovedadesReunidas,
  codigo: string,
  campo = 'evento',
): NovedadReunida {
  const evento = novedades.get(codigo);
  if (!evento) throw refuseField(campo, 'Elija un evento de la lista.');
  return evento;
}

/** The data of an event in the list of templates. */
export function presentNovedad({ codigo, nombre, tema, enProducto }: NovedadReunida) {
  return { evento: codigo, nombre, tema, enProducto };
}

/** The data of an event for the editor of its template. */
export function presentNovedadDetalle(evento: NovedadReunida) {
  const { descripcion, reservado, variables } = evento;
  return { ...presentNovedad(evento), descripcion, reservado, variables: listVariables(variables) };
}
