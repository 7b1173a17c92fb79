import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail.ts';

/** A real SMTP server of this process. */
export interface TestMailServer {
  readonly url: string;
  /** What was accepted, in order. */
  readonly mails: readonly ReceivedMail[];
  stop(): Promise<void>;
}

export interface TestMailServerOptions {
  /** The answer instead of an acceptance: a code and when it is given. */
  readonly refuse?: { readonly code: number; readonly at: 'recipient' | 'message' };
  /** Called with each mail before it is acknowledged. */
  readonly onMail?: (mail: ReceivedMail) => void;
}

/** Starts an SMTP server on a free port of this machine, without encryption or credentials. */
export async function startTestMailServer(options: TestMailServerOptions = {}): Promise<TestMailServer> {
  const { refuse, onMail } = options;
  const mails: ReceivedMail[] = [];
  const refusal = (at: string) =>
    refuse?.at === at ? Object.assign(new Error('No.'), { responseCode: refuse.code }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, callback) => callback(refusal('recipient')),
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('message');
        if (!refused) {
          const mail = readMail(Buffer.concat(chunks).toString('latin1'));
          mails.push(mail);
          onMail?.(mail);
        }
        callback(refused);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  // A sender that is killed breaks its connection: that ends its mail, not the server.
  server.on('error', () => undefined);
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
