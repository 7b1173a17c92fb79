import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { DatabaseSchema } from '@marco/database';
import { DocumentAnswer, type RootDocument, type Secrets } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type EstadoCertificado, type NombreProposito, PROPOSITOS_ESTADO } from '../../contract/terms.ts';
import {
  DIRECCION_CONTEXTO,
  DIRECCION_DID,
  presentContexto,
  toDid,
  toDireccionEstado,
} from '../../rules/credencial.ts';
import { createBits, LUGARES_POR_LISTA, presentLista } from '../../rules/lista-estado.ts';
import { presentCanonico, presentInstante } from '../../rules/prueba.ts';
import { findEmisor, findMarcados } from '../certificado.queries.ts';
import { listClaves } from '../clave.queries.ts';
import { createFirma } from '../create-firma.ts';
import { getClaveDeFirma } from '../keep-claves.ts';

type Database = Kysely<DatabaseSchema>;

const ESTADO_MARCADO: Readonly<Record<NombreProposito, EstadoCertificado>> = {
  revocacion: 'revocado',
  suspension: 'suspendido',
};
/** Of more lists nobody was ever told. */
const LISTAS = 10_000;
/** Since when a list says that nothing is marked, before there is a certificate. */
const PRINCIPIO = new Date('2026-01-01T00:00:00Z');

function present(content: string, type: string): DocumentAnswer {
  return new DocumentAnswer({
    content,
    type,
    etag: createHash('sha256').update(content).digest('base64url'),
  });
}

/** The issuer with its keys, every one there was (W3C DID 1.0, `did:web`). */
export async function writeDid(database: Database): Promise<string> {
  const { base } = await findEmisor(database);
  const id = toDid(base);
  const claves = await listClaves(database);
  const verificationMethod = claves.map(({ id: clave, publica, comprometida_desde }) => ({
    id: `${id}#${clave}`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: publica,
    ...(comprometida_desde === null ? {} : { revoked: presentInstante(comprometida_desde) }),
  }));
  return presentCanonico({
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod,
    assertionMethod: verificationMethod.map((clave) => clave.id),
  });
}

const isProposito = (text: string): text is NombreProposito => Object.hasOwn(PROPOSITOS_ESTADO, text);

/** A status list as it is now, signed; it says what changed the moment it did, with the same bytes until the next change. */
export async function writeLista(
  { database, secrets }: { readonly database: Database; readonly secrets: Secrets },
  proposito: NombreProposito,
  lista: number,
): Promise<string | undefined> {
  const { ids, cambio } = await findMarcados(database, lista, ESTADO_MARCADO[proposito]);
  if (lista > 1 && cambio === null) return undefined;
  const emisor = await findEmisor(database);
  const momento = cambio ?? PRINCIPIO;
  const bits = createBits(ids.map((id) => id % LUGARES_POR_LISTA));
  const documento = presentLista({
    direccion: toDireccionEstado(emisor.base, proposito, lista),
    emisor: { id: toDid(emisor.base), name: emisor.nombre },
    proposito: PROPOSITOS_ESTADO[proposito],
    desde: presentInstante(momento),
    codificada: `u${gzipSync(bits).toString('base64url')}`,
  });
  const clave = await database.transaction().execute((trx) => getClaveDeFirma(trx, secrets));
  return presentCanonico(createFirma(documento, { clave, emisor: toDid(emisor.base), momento }));
}

async function findLista(
  dependencies: { readonly database: Database; readonly secrets: Secrets },
  proposito: string,
  numero: string,
): Promise<DocumentAnswer | undefined> {
  const lista = /^[1-9]\d{0,4}$/.test(numero) ? Number(numero) : LISTAS + 1;
  if (!isProposito(proposito) || lista > LISTAS) return undefined;
  const content = await writeLista(dependencies, proposito, lista);
  return content === undefined ? undefined : present(content, 'application/vc');
}

/** What other programs read at addresses that the specifications of credentials fix. */
export function listDocumentos(dependencies: {
  readonly database: Database;
  readonly secrets: Secrets;
}): readonly RootDocument[] {
  const { database } = dependencies;
  return [
    { path: DIRECCION_DID, find: async () => present(await writeDid(database), 'application/did+json') },
    {
      path: DIRECCION_CONTEXTO,
      find: async () => {
        const { base } = await findEmisor(database);
        return present(presentCanonico(presentContexto(base)), 'application/ld+json');
      },
    },
    {
      path: '/estados/{proposito}/{lista}',
      find: ({ proposito = '', lista = '' }) => findLista(dependencies, proposito, lista),
    },
  ];
}
