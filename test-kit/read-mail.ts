/** A mail as its reader sees it. */
export interface ReceivedMail {
  /** Header by name in lower case, decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  /** The event it carries; empty where it carries none. */
  readonly calendar: string;
  /** The files it carries. */
  readonly files: readonly { readonly name: string; readonly type: string; readonly content: Buffer }[];
  /** Content types of its parts, in order. */
  readonly types: readonly string[];
}

function decodeQuotedPrintable(text: string): Buffer {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function decodeBody(text: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(text).toString('utf8');
  return Buffer.from(text, 'latin1').toString('utf8');
}

/** `=?UTF-8?Q?Se=C3=B1or?=` → `Señor`. */
function decodeHeader(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')).toString('utf8'),
    );
}

function splitPart(part: string): { headers: Record<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n');
  const lines = part
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeHeader(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: part.slice(end + 4) };
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The parts of a message that hold something, also those inside other parts. */
function listParts({ headers, body }: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => listParts(splitPart(part.replace(/^\r\n/, ''))));
}

/** Reads a message of alternatives, text, HTML and at times an event, as the product sends them. */
export function readMail(raw: string): ReceivedMail {
  const message = splitPart(raw);
  const parts = listParts(message);
  const find = (type: string) => {
    const part = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding']) : '';
  };
  const types = parts.map(({ headers }) => headers['content-type'] ?? '');
  const files = parts.flatMap(({ headers, body }) => {
    const name = /^attachment; filename="?([^";]+)"?/.exec(headers['content-disposition'] ?? '')?.[1];
    const [type = ''] = (headers['content-type'] ?? '').split(';');
    return name === undefined ? [] : [{ name, type, content: Buffer.from(body, 'base64') }];
  });
  return {
    headers: message.headers,
    text: find('text/plain'),
    html: find('text/html'),
    calendar: find('text/calendar'),
    files,
    types,
  };
}
