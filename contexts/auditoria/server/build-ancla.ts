import type { DatabaseSchema } from '@marco/database';
import type { SealSigner } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Ancla } from '../contract/index.ts';
import { FORMATO_ANCLA, SELLOS_POR_ANCLA } from '../contract/terms.ts';
import { listSellos } from './ancla.queries.ts';

/** The newest seals with their signatures, to be kept outside the product. */
export async function buildAncla(
  database: Kysely<DatabaseSchema>,
  { keyId, publicKey }: SealSigner,
  cantidad = SELLOS_POR_ANCLA,
): Promise<Ancla> {
  const rows = await listSellos(database, cantidad);
  return {
    formato: FORMATO_ANCLA,
    fecha: new Date().toISOString(),
    llave: { id: keyId, publica: publicKey },
    sellos: rows.reverse().map((row) => ({
      lote: row.batch,
      hastaEvento: row.last_id,
      eventos: row.event_count,
      fecha: row.sealed_at.toISOString(),
      huella: row.digest,
      llave: row.key_id,
      firma: row.signature,
    })),
  };
}
