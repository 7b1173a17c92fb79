import { createTransport } from 'nodemailer';
import type { MailCalendar, ReadyMessage } from './outbox.ts';

/** Sends a message or says why not. */
export interface Mailer {
  /** @throws MailError with a Spanish reason */
  send(message: ReadyMessage, sender: MailSender): Promise<void>;
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/** Why a message was not accepted; the text is shown to administrators. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Whether another attempt would end the same way. */
  readonly permanent: boolean;
  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.permanent = permanent;
  }
}

export interface MailerSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** Milliseconds for each step of the conversation; 20 seconds by default. */
  readonly stepLimitMs?: number;
}

const LOOPBACK = /^(localhost|127\.|\[?::1)/;
const STEP_LIMIT_MS = 20_000;

/** Steps a conversation may have; a server that answers each at the last moment is cut off all the same. */
const STEPS = 6;

const REASONS: Readonly<Record<string, string>> = {
  ECONNECTION: 'No fue posible conectarse con el servidor de correo',
  ECONNREFUSED: 'No fue posible conectarse con el servidor de correo',
  ESOCKET: 'No fue posible conectarse con el servidor de correo',
  EDNS: 'No fue posible encontrar el servidor de correo',
  ETIMEDOUT: 'El servidor de correo no respondió a tiempo',
  ETLS: 'El servidor de correo no ofrece una conexión cifrada',
  EAUTH: 'El servidor de correo no aceptó las credenciales',
  EENVELOPE: 'El servidor de correo no aceptó al remitente o al destinatario',
  EMESSAGE: 'El servidor de correo no aceptó el mensaje',
  EPROTOCOL: 'El servidor de correo dio una respuesta que no se entiende',
};

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

/** The reason a person reads; the server's own words stay out of it, they may name anything. */
function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const { code = '', responseCode } = error as SmtpFailure;
  const reason = REASONS[code] ?? 'No fue posible enviar el mensaje';
  const aboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const permanent = aboutMessage && (responseCode === undefined || responseCode >= 500);
  return new MailError(responseCode ? `${reason} (respuesta ${responseCode})` : reason, permanent);
}

/** The event as a third way to show the message, which programs answer to, and as a file to open. */
function toCalendarPart(calendar: MailCalendar | undefined) {
  if (!calendar) return {};
  return { icalEvent: { method: calendar.method, content: calendar.body, filename: 'reunion.ics' } };
}

function toAttachments(attachment: ReadyMessage['attachment']) {
  if (!attachment) return {};
  const { name, type, base64 } = attachment;
  return { attachments: [{ filename: name, contentType: type, content: base64, encoding: 'base64' }] };
}

/**
 * A mailer over SMTP. Credentials never cross a network unencrypted: outside of this machine a connection that cannot
 * be encrypted is refused.
 */
export function createSmtpMailer({ url, stepLimitMs = STEP_LIMIT_MS }: MailerSettings): Mailer {
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: stepLimitMs,
    greetingTimeout: stepLimitMs,
    socketTimeout: stepLimitMs,
    dnsTimeout: stepLimitMs,
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message, sender) {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })),
          stepLimitMs * STEPS,
        );
      });
      const sent = transport.sendMail({
        from: { name: sender.name, address: sender.address },
        to: { name: '', address: message.recipient },
        subject: message.subject,
        text: message.text,
        html: message.html,
        ...toCalendarPart(message.calendar),
        ...toAttachments(message.attachment),
        messageId: `<${message.key}@${sender.address.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'es-CO' },
      });
      try {
        await Promise.race([sent, limit]);
      } catch (error) {
        sent.catch(() => undefined);
        throw toMailError(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
