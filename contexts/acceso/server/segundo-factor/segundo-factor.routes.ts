import { type BoundEndpoint, bindEndpoint, requireActor } from '@marco/server-kit';
import {
  createCodigosRecuperacionEndpoint,
  createSegundoFactorEndpoint,
  getSegundoFactorEndpoint,
  type SegundoFactor,
  submitSegundoFactorEndpoint,
  updateSegundoFactorEndpoint,
  verifySegundoFactorEndpoint,
} from '../../contract/index.ts';
import { countCodigos } from './codigos-recuperacion.queries.ts';
import { createCodigosRecuperacion } from './create-codigos-recuperacion.ts';
import { createSegundoFactor } from './create-segundo-factor.ts';
import type { SegundoFactorDependencies } from './dependencies.ts';
import { findInscripcion } from './segundos-factores.queries.ts';
import { submitSegundoFactor } from './submit-segundo-factor.ts';
import { verifySegundoFactor } from './verify-segundo-factor.ts';

export function bindSegundoFactor(dependencies: SegundoFactorDependencies): BoundEndpoint[] {
  const { database } = dependencies;
  return [
    bindEndpoint(getSegundoFactorEndpoint, async (_request, context): Promise<SegundoFactor> => {
      const { userId, secondFactor } = requireActor(context);
      const inscritoEn = await findInscripcion(database, userId);
      return {
        exigido: secondFactor !== 'off',
        pendiente: secondFactor === 'owed',
        inscritoEn: inscritoEn?.toISOString() ?? null,
        codigosRestantes: await countCodigos(database, userId),
      };
    }),
    bindEndpoint(createSegundoFactorEndpoint, (_request, context) =>
      createSegundoFactor(dependencies, context, false),
    ),
    bindEndpoint(updateSegundoFactorEndpoint, (_request, context) =>
      createSegundoFactor(dependencies, context, true),
    ),
    bindEndpoint(submitSegundoFactorEndpoint, ({ body }, context) =>
      submitSegundoFactor(dependencies, context, body.codigo),
    ),
    bindEndpoint(verifySegundoFactorEndpoint, ({ body }, context) =>
      verifySegundoFactor(dependencies, context, body.codigo),
    ),
    bindEndpoint(createCodigosRecuperacionEndpoint, (_request, context) =>
      createCodigosRecuperacion(dependencies, context),
    ),
  ];
}
