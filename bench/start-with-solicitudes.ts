import { openTestSession } from '@marco/test-kit';
import { insertElementos } from './insert-elementos.ts';
import { insertHechos, insertHoras } from './insert-hechos.ts';
import { insertServicios } from './insert-servicios.ts';
import { insertSolicitudes } from './insert-solicitudes.ts';
import { type Bench, startBench } from './start-bench.ts';
import { writeAsOwner } from './write-as-owner.ts';

export const ADMINISTRADOR = '1000000001';
export const LIDER = '1000000003';

export interface BenchWithSolicitudes extends Bench {
  /** The session of a demo person, opened once. */
  readonly openSession: (numero: string) => Promise<string>;
  /**
   * What a demo person is answered: by POST where there is a body. Each call comes from another address, because how many
   * one may make is not what is measured.
   *
   * @throws where the answer is not 200
   */
  readonly ask: <Answer>(numero: string, url: string, body?: object) => Promise<Answer>;
}

/** The product with so many versions of elements, servicios, requests, and validations, downloads and hours of X-Road each. */
export async function startWithSolicitudes({
  versiones = 0,
  servicios,
  solicitudes,
  hechos = 0,
}: {
  readonly versiones?: number;
  readonly servicios: number;
  readonly solicitudes: number;
  readonly hechos?: number;
}): Promise<BenchWithSolicitudes> {
  const bench = await startBench();
  await writeAsOwner(bench, async (filled) => {
    if (versiones > 0) await insertElementos(filled, versiones);
    await insertServicios(filled, servicios);
    await insertSolicitudes(filled, solicitudes);
    if (hechos > 0) {
      await insertHechos(filled, hechos);
      await insertHoras(filled, hechos);
    }
  });
  const tokens = new Map<string, string>();
  const openSession = async (numero: string) => {
    const token = tokens.get(numero) ?? (await openTestSession(bench.database.kysely, numero));
    tokens.set(numero, token);
    return token;
  };
  let calls = 0;
  return {
    ...bench,
    openSession,
    ask: async (numero, url, body) => {
      calls += 1;
      const answer = await bench.app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url,
        headers: { authorization: `Bearer ${await openSession(numero)}` },
        remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(body === undefined ? {} : { payload: body }),
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
  };
}
