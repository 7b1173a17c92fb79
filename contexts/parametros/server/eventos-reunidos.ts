import { refuseField } from '@marco/server-kit';
import { listVariables } from '../rules/textos-plantilla.ts';
import type { EventoDefinido } from './define-eventos.ts';

/** Every event the product tells people of, by code, in the order of the screens. */
export type EventosReunidos = ReadonlyMap<string, EventoDefinido>;

/**
 * Brings together what each context declares.
 *
 * @throws Error when two contexts declare the same code
 */
export function buildEventos(
  declarados: readonly Readonly<Record<string, EventoDefinido>>[],
): EventosReunidos {
  const eventos = declarados.flatMap((each) => Object.values(each)).toSorted((a, b) => a.orden - b.orden);
  const reunidos = new Map(eventos.map((evento) => [evento.codigo, evento]));
  if (reunidos.size < eventos.length) throw new Error('Two contexts declare an event of the same code.');
  return reunidos;
}

/**
 * The event of a code somebody sent.
 *
 * @param campo where they sent it
 * @throws SOLICITUD_INVALIDA when there is none
 */
export function requireEvento(eventos: EventosReunidos, codigo: string, campo = 'evento'): EventoDefinido {
  const evento = eventos.get(codigo);
  if (!evento) throw refuseField(campo, 'Elija un evento de la lista.');
  return evento;
}

/** What the list of templates tells of an event. */
export function presentEvento({ codigo, nombre, enProducto }: EventoDefinido) {
  return { evento: codigo, nombre, enProducto };
}

/** What the editor of a template shows and checks. */
export function presentEventoDetalle(evento: EventoDefinido) {
  const { descripcion, reservado, variables } = evento;
  return { ...presentEvento(evento), descripcion, reservado, variables: listVariables(variables) };
}
