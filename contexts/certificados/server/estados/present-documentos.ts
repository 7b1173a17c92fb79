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
import { type Documento, presentCanonico, presentInstante } from '../../rules/prueba.ts';
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

function present(documento: Documento, type: string): DocumentAnswer {
  const content = presentCanonico(documento);
  return new DocumentAnswer({
    content,
    type,
    etag: createHash('sha256').update(content).digest('base64url'),
  });
}

/** The issuer with its keys, every one there was (W3C DID 1.0, `did:web`). */
async function presentDid(database: Database): Promise<DocumentAnswer> {
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
  return present(
    {
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      id,
      verificationMethod,
      assertionMethod: verificationMethod.map((clave) => clave.id),
    },
    'application/did+json',
  );
}

const isProposito = (text: string): text is NombreProposito => Object.hasOwn(PROPOSITOS_ESTADO, text);

/** A status list as it is now, signed; it says what changed the moment it did, with the same bytes until the next change. */
async function findLista(
  { database, secrets }: { readonly database: Database; readonly secrets: Secrets },
  proposito: string,
  numero: string,
): Promise<DocumentAnswer | undefined> {
  const lista = /^[1-9]\d{0,4}$/.test(numero) ? Number(numero) : LISTAS + 1;
  if (!isProposito(proposito) || lista > LISTAS) return undefined;
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
  return present(createFirma(documento, { clave, emisor: toDid(emisor.base), momento }), 'application/vc');
}

/** What other programs read at addresses that the specifications of credentials fix. */
export function listDocumentos(dependencies: {
  readonly database: Database;
  readonly secrets: Secrets;
}): readonly RootDocument[] {
  const { database } = dependencies;
  return [
    { path: DIRECCION_DID, find: () => presentDid(database) },
    {
      path: DIRECCION_CONTEXTO,
      find: async () => present(presentContexto((await findEmisor(database)).base), 'application/ld+json'),
    },
    {
      path: '/estados/{proposito}/{lista}',
      find: ({ proposito = '', lista = '' }) => findLista(dependencies, proposito, lista),
    },
  ];
}
