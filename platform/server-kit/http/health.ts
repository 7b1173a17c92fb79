import type { FastifyInstance } from 'fastify';

/** The state that a process reports. */
export interface Readiness {
  /** Spanish reasons why it cannot do its work; none when it can. */
  readonly faults: readonly string[];
  /** Spanish reasons why it does only a part of its work, if another process could not do more either. */
  readonly warnings: readonly string[];
}

const UNREACHABLE: Readiness = { faults: ['La base de datos no responde.'], warnings: [] };

/** `/salud/vivo`: the process answers. `/salud/listo`: it can also read and write what it needs. */
export function registerHealth(app: FastifyInstance, readReadiness: () => Promise<Readiness>): void {
  app.get('/salud/vivo', { schema: { hide: true } }, async () => ({ estado: 'vivo' }));
  app.get('/salud/listo', { schema: { hide: true } }, async (_request, reply) => {
    const { faults, warnings } = await readReadiness().catch(() => UNREACHABLE);
    const isReady = faults.length === 0;
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        estado: isReady ? 'listo' : 'no disponible',
        ...(isReady ? {} : { razones: faults }),
        ...(warnings.length === 0 ? {} : { avisos: warnings }),
      });
  });
}
