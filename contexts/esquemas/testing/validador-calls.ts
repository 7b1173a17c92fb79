import type { TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { InformeMensaje } from '../contract/index.ts';
import { findClausura } from '../server/esquemas/clausura.queries.ts';
import { createMensaje } from '../server/esquemas/mensaje.ts';

const HOY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' }).format(new Date());

/** Calls to the validator of a product that listens behind a proxy (`TRUST_PROXY`). */
export function createValidadorCalls({ app, database: { kysely } }: TestApp) {
  let calls = 0;
  /** Another caller each time: how many calls one may make is not asked here. */
  const createAddress = () => {
    calls += 1;
    return { 'x-forwarded-for': `198.51.${calls >> 8}.${calls & 255}` };
  };
  return {
    async validate(mensaje: string, query: string): Promise<InformeMensaje> {
      const form = new FormData();
      form.append('mensaje', new Blob([mensaje]), 'mensaje');
      const answer = await fetch(`${app.listeningOrigin}/api-public/validador?${query}`, {
        method: 'POST',
        headers: createAddress(),
        body: form,
      });
      const body = await answer.json();
      expect([answer.status, body]).toEqual([200, body]);
      return body;
    },
    /** Versions in force, with what their address says. */
    listVigentes: () =>
      kysely
        .selectFrom('elementos_versiones as v')
        .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
        .select(['v.id', 'v.oid', 'e.oid as elemento_oid', 'e.identificador', 'e.tipo'])
        .select(sql<string>`v.mayor || '.' || v.menor`.as('version'))
        .where('v.estado', '=', 'incorporado')
        .orderBy('v.id')
        .execute(),
    async openClausura(id: number) {
      const clausura = await findClausura(kysely, [id], HOY);
      const mensaje = clausura && createMensaje(clausura, id);
      if (!clausura || !mensaje) throw new Error(`Version ${id} has no message.`);
      return { clausura, mensaje };
    },
  };
}
