import type { TestApp } from '@marco/test-kit';
import { expect } from 'vitest';
import type { CallerKind, Callers } from './access-callers.ts';

type Celda = string | number | null;

/** A page of a report, as the API answers it. */
export interface Leido {
  readonly columnas: readonly { readonly titulo: string; readonly clase: string }[];
  readonly filas: readonly {
    readonly id: number;
    readonly url: string | null;
    readonly celdas: readonly Celda[];
  }[];
  readonly total: number;
  readonly resumen: readonly { readonly nombre: string; readonly valor: number }[];
  readonly definicion: { readonly texto: string; readonly fuentes: readonly string[] };
  readonly corte: { readonly momento: string; readonly calidad: string; readonly razon: string | null };
}

/**
 * Calls of the reports.
 *
 * @param get the running product and who calls it, once both are there
 */
export function createReportCalls(get: () => { readonly test: TestApp; readonly callers: Callers }) {
  let calls = 0;
  function send(kind: CallerKind, palabra: string, payload?: object, base?: '/api' | '/api-public') {
    // Each call comes from elsewhere: how often one address may ask is not what is tested here.
    calls += 1;
    const { test, callers } = get();
    const { bearer } = callers[kind];
    const isOpen = (base ?? (bearer === null ? '/api-public' : '/api')) === '/api-public';
    return test.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `${isOpen ? '/api-public' : '/api'}/reportes/${palabra}`,
      remoteAddress: `10.1.${Math.floor(calls / 250)}.${calls % 250}`,
      headers: isOpen || bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      ...(payload ? { payload } : {}),
    });
  }

  async function read(kind: CallerKind, palabra: string, filtro: object = {}): Promise<Leido> {
    const answer = await send(kind, palabra, { tamano: 100, ...filtro });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  /** Every row of a report, page by page. */
  async function readAll(kind: CallerKind, palabra: string, filtro: object = {}): Promise<Leido> {
    const first = await read(kind, palabra, filtro);
    const filas = [...first.filas];
    for (let pagina = 2; filas.length < first.total; pagina += 1) {
      const { filas: more } = await read(kind, palabra, { ...filtro, pagina });
      if (more.length === 0) break;
      filas.push(...more);
    }
    return { ...first, filas };
  }

  return { send, read, readAll };
}

/** The cells of a column. */
export function listCeldas({ columnas, filas }: Leido, titulo: string): readonly Celda[] {
  const at = columnas.findIndex((columna) => columna.titulo === titulo);
  expect(at, titulo).toBeGreaterThanOrEqual(0);
  return filas.map(({ celdas }) => celdas[at] ?? null);
}

/** The numbers of a column, added up. */
export const addCeldas = (leido: Leido, titulo: string): number =>
  listCeldas(leido, titulo).reduce<number>((sum, celda) => sum + Number(celda ?? 0), 0);

/** What a report says beside its rows. */
export const findResumen = ({ resumen }: Leido, nombre: string): number | undefined =>
  resumen.find((una) => una.nombre === nombre)?.valor;
