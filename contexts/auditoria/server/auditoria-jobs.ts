import type { DatabaseSchema } from '@marco/database';
import { addOutboxMessage, type JobHandler, type SealSigner } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { listCorreos } from './ancla.queries.ts';
import { buildAncla } from './build-ancla.ts';

/** Once a day: the last seal goes to the addresses of the parameter, outside the product. */
export function createAuditoriaJobs(signer: SealSigner): readonly JobHandler<DatabaseSchema>[] {
  return [
    {
      kind: 'enviar-ancla-auditoria',
      findDueKey: async (_database, now) => now.toISOString().slice(0, 10),
      run: (transaction) => sendAncla(transaction, signer),
    },
  ];
}

async function sendAncla(transaction: Transaction<DatabaseSchema>, signer: SealSigner): Promise<void> {
  const recipients = await listCorreos(transaction);
  if (recipients.length === 0) return;
  const { llave, sellos } = await buildAncla(transaction, signer, 1);
  const [sello] = sellos;
  if (!sello) return;
  const line = JSON.stringify(sello);
  const text = [
    'Conserve este mensaje fuera del sistema. Es el ancla de la auditoría de hoy: prueba qué decía la cadena de sellos hasta este momento.',
    '',
    line,
    '',
    `Llave ${llave.id}:`,
    llave.publica,
    'Para comparar, guarde este mensaje como archivo y ejecute: npm run audit:verify -- --ancla ARCHIVO',
  ].join('\n');
  for (const recipient of recipients) {
    await addOutboxMessage(transaction, {
      event: 'ancla-auditoria',
      recipient,
      subject: `Ancla de la auditoría: sello ${sello.lote}`,
      text,
      html: `<pre>${escapeHtml(text)}</pre>`,
    });
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
