import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { refuse, type Secrets } from '@marco/server-kit';
import { z } from 'zod';
import { type ArchivoParametros, parametrosErrors } from '../../contract/index.ts';
import { FORMATO_ARCHIVO } from '../../contract/terms.ts';

/** What the key of the files is derived for (`Secrets.deriveKey`). */
const PURPOSE = 'parameter files';

/** The DER of an Ed25519 private key is these bytes and its seed (RFC 8410); of a public one, these and its 32 bytes. */
const PRIVATE_KEY_START = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY_START = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_NAME_LENGTH = 32;

type Contenido = Omit<ArchivoParametros, 'firma'>;

const archivoSchema = z.object({
  formato: z.literal(FORMATO_ARCHIVO),
  sitio: z.string(),
  generadoEn: z.string(),
  parametros: z.array(z.object({ clave: z.string(), valor: z.unknown() })),
  firma: z.object({ llave: z.string(), valor: z.string() }),
});

/** A file that was read, with what its signature says. */
export interface ExportacionLeida {
  readonly contenido: Contenido;
  /** What two people compare: the first half of the SHA-256 of the key, hexadecimal. */
  readonly llave: string;
  /** Whether this installation signed it, now or with an earlier key. */
  readonly esPropia: boolean;
}

/** The parameters of an installation, signed with a key only it has. */
export function writeArchivo(secrets: Secrets, contenido: Contenido): ArchivoParametros {
  const privada = toPrivateKey(secrets.deriveKey(PURPOSE));
  const llave = rawBytes(createPublicKey(privada)).toString('base64url');
  return {
    ...contenido,
    firma: { llave, valor: sign(null, presentSigned(contenido, llave), privada).toString('base64url') },
  };
}

/**
 * Reads a file of parameters.
 *
 * @throws ARCHIVO_PARAMETROS_ILEGIBLE where it is none, ARCHIVO_PARAMETROS_ALTERADO where its signature is not of what it holds
 */
export function readArchivo(secrets: Secrets, texto: string): ExportacionLeida {
  const { firma, ...contenido } = parseArchivo(texto);
  const raw = Buffer.from(firma.llave, 'base64url');
  const isSigned =
    raw.length === 32 &&
    verify(
      null,
      presentSigned(contenido, firma.llave),
      createPublicKey({ key: Buffer.concat([PUBLIC_KEY_START, raw]), format: 'der', type: 'spki' }),
      Buffer.from(firma.valor, 'base64url'),
    );
  if (!isSigned) throw refuse(parametrosErrors, 'ARCHIVO_PARAMETROS_ALTERADO');
  const propias = secrets.deriveKeys(PURPOSE).map((seed) => rawBytes(createPublicKey(toPrivateKey(seed))));
  return {
    contenido,
    llave: createHash('sha256').update(raw).digest('hex').slice(0, KEY_NAME_LENGTH),
    esPropia: propias.some((propia) => propia.equals(raw)),
  };
}

function parseArchivo(texto: string) {
  let valor: unknown;
  try {
    valor = JSON.parse(texto);
  } catch {
    throw refuse(parametrosErrors, 'ARCHIVO_PARAMETROS_ILEGIBLE');
  }
  const leido = archivoSchema.safeParse(valor);
  if (!leido.success) throw refuse(parametrosErrors, 'ARCHIVO_PARAMETROS_ILEGIBLE');
  return leido.data;
}

/** The text that is signed: a line with the form, and the JSON of the key and the content in the order of the form. */
function presentSigned({ formato, sitio, generadoEn, parametros }: Contenido, llave: string): Buffer {
  const pares = parametros.map(({ clave, valor }) => [clave, valor]);
  return Buffer.from(`${formato}\n${JSON.stringify([llave, sitio, generadoEn, pares])}`);
}

function toPrivateKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PRIVATE_KEY_START, seed]), format: 'der', type: 'pkcs8' });
}

function rawBytes(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_KEY_START.length);
}
