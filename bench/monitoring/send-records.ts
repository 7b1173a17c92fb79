// The caller of the bench, in a program of its own, so that what it holds is not counted: writes the file of a day, announces
// it and sends it in pieces. Prints how many bytes it sent.
import { createExchanges } from './create-records.ts';

const [base = '', token = '', records = '0', dayStart = '0', length = '0'] = process.argv.slice(2);
const PIECE_BYTES = 7 * 1024 * 1024;
const authorization = `Bearer ${token}`;

async function request(path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer = await fetch(`${base}/api/xroad${path}`, {
    ...init,
    headers: { authorization, ...(init.headers as Record<string, string>) },
  });
  const body = (await answer.json()) as Record<string, unknown>;
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  return body;
}

/** The lines of the file, some thousands at a time. */
function* writeLines(): Generator<Buffer> {
  let lines = '';
  for (const { records: written } of createExchanges(Number(records), Number(dayStart))) {
    for (const record of written) lines += `${JSON.stringify(record)}\n`;
    if (lines.length > 1024 * 1024) {
      yield Buffer.from(lines);
      lines = '';
    }
  }
  if (lines !== '') yield Buffer.from(lines);
}

async function sendPiece(id: unknown, from: number, piece: Buffer, isLast: boolean): Promise<void> {
  const form = new FormData();
  form.append('parte', new Blob([new Uint8Array(piece)]), 'parte');
  await request(`/importaciones/${id}/partes?desde=${from}&ultima=${isLast ? 'si' : 'no'}`, {
    method: 'POST',
    body: form,
  });
}

if (length === '0') {
  let bytes = 0;
  for (const lines of writeLines()) bytes += lines.length;
  console.log(bytes);
} else {
  const { id } = await request('/importaciones', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ambiente: 'produccion', nombre: 'carga.jsonl', bytes: Number(length) }),
  });
  let held: Buffer[] = [];
  let size = 0;
  let from = 0;
  for (const lines of writeLines()) {
    // Pieces end at the end of a line, so that the next one begins where the server says.
    if (size + lines.length > PIECE_BYTES) {
      await sendPiece(id, from, Buffer.concat(held), false);
      from += size;
      [held, size] = [[], 0];
    }
    held.push(lines);
    size += lines.length;
  }
  await sendPiece(id, from, Buffer.concat(held), true);
  console.log(id);
}
