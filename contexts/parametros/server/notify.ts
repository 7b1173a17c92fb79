import { isSitePath } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { addOutboxMessage, type MailAttachment, type MailCalendar, type Secrets } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { chooseCanales, PREFERENCIA_HABITUAL } from '../rules/canales.ts';
import { renderHtml, renderLinea, renderPlantilla } from '../rules/render-plantilla.ts';
import type { NovedadDefinida } from './define-novedades.ts';
import {
  countCorreosRecientes,
  findValoresSitio,
  getDestinatario,
  getPlantilla,
  getPreferencia,
} from './notificaciones/aviso.queries.ts';
import { createNotificacion } from './notificaciones/avisos.repository.ts';

/** The recipient: a usuario, or a person whom the product knows only by name and e-mail. */
type Destinatario =
  | { readonly usuarioId: number; readonly correo?: string; readonly nombre?: string }
  | { readonly usuarioId: null; readonly correo: string; readonly nombre: string };

/** Names of the variables of an event, beside the common ones; of one of several, those they all have. */
type VariableDe<E extends NovedadDefinida> = keyof E['variables'] & string;

/** One event for one person. */
export type Aviso<E extends NovedadDefinida> = Destinatario & {
  /** As the context that tells it declares it. */
  readonly evento: E;
  /** A value for each variable of the event; the common ones (nombre, producto, enlace…) come by themselves. */
  readonly variables: Readonly<Record<VariableDe<E>, string>>;
  /** Path inside the product, `/app/…`; by default the front page. */
  readonly enlace?: string;
  /**
   * Most mails of the event that an address gets in some hours; above that, the message is only shown in the product.
   */
  readonly tope?: { readonly correos: number; readonly horas: number };
  /** An event the mail carries for calendar programs. */
  readonly calendario?: MailCalendar;
  /** A file the mail carries; the notice in the product has none. */
  readonly adjunto?: MailAttachment | undefined;
  /** Encrypts the mail of a reserved event, which contains a secret, until it is sent. */
  readonly secrets?: Secrets;
} & (E extends { readonly reservado: true } ? { readonly secrets: Secrets } : unknown);

/**
 * Informs a person of an event, in the caller's transaction: a mail in the outbox and a notice in the product, by the
 * template of the event and what the person chose. Without `correo` the mail goes to the usuario's own address.
 *
 * @returns whether a mail goes out; none does where the channel is off or the address got as many as it may
 * @throws Error when the event has no template, the usuario does not exist, enlace is no path of this site, or a reserved
 * event comes without what seals it: installation or calling errors
 */
export async function notify<E extends NovedadDefinida>(
  transaction: Transaction<DatabaseSchema>,
  aviso: Aviso<E>,
): Promise<boolean> {
  const { evento, usuarioId, enlace = '/' } = aviso;
  const { codigo, reservado } = evento;
  if (reservado && !aviso.secrets) throw new Error(`A mail of ${codigo} would lie in clear.`);
  if (!isSitePath(enlace)) throw new Error(`A notice of ${codigo} would lead out of the site.`);
  const plantilla = await getPlantilla(transaction, codigo);
  const persona = usuarioId === null ? undefined : await getDestinatario(transaction, usuarioId);
  const preferencia =
    usuarioId === null ? PREFERENCIA_HABITUAL : await getPreferencia(transaction, usuarioId, codigo);
  const canales = chooseCanales({ ...evento, ...plantilla }, preferencia);
  const { direccion, ...sitio } = await findValoresSitio(transaction);
  const valores = {
    ...sitio,
    nombre: aviso.nombre ?? persona?.nombre ?? '',
    enlace: `${direccion}${enlace}`,
    ...aviso.variables,
  };
  const titulo = renderLinea(plantilla.asunto, valores);
  const correo = aviso.correo ?? persona?.correo ?? '';
  const isMailed = canales.correo && !(await isOverTope(transaction, aviso, correo));
  if (isMailed) {
    await addOutboxMessage(transaction, {
      event: codigo,
      recipient: correo,
      subject: titulo,
      text: renderPlantilla(plantilla.cuerpo, valores),
      html: renderHtml(plantilla.cuerpo, valores),
      sealedWith: reservado ? aviso.secrets : undefined,
      calendar: aviso.calendario,
      attachment: aviso.adjunto,
    });
  }
  if (usuarioId !== null && (canales.producto || canales.resumen)) {
    await createNotificacion(transaction, {
      usuarioId,
      evento: codigo,
      titulo,
      enlace,
      texto: renderLinea(plantilla.aviso, valores),
      visible: canales.producto,
      resumenPendiente: canales.resumen,
      valores: findValoresVisibles(evento, valores),
    });
  }
  return isMailed;
}

/** What the preview of the template may show; nothing of a reserved event, which contains what is only for its reader. */
function findValoresVisibles(
  { reservado }: NovedadDefinida,
  valores: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | null {
  return reservado ? null : valores;
}

/** Whether an address already got as many mails of the event as it may. */
async function isOverTope(
  transaction: Transaction<DatabaseSchema>,
  { evento, tope }: Pick<Aviso<NovedadDefinida>, 'evento' | 'tope'>,
  correo: string,
): Promise<boolean> {
  if (!tope) return false;
  return (
    (await countCorreosRecientes(transaction, { evento: evento.codigo, correo, horas: tope.horas })) >=
    tope.correos
  );
}
