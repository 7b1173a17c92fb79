import { type BoundEndpoint, bindEndpoint, requireActor } from '@marco/server-kit';
import {
  createCodigosRecuperacion,
  createSegundoFactor,
  getSegundoFactor,
  type SegundoFactor,
  submitSegundoFactor,
  updateSegundoFactor,
  verifySegundoFactor,
} from '../../contract/index.ts';
import { countCodigos } from './codigos-recuperacion.queries.ts';
import { createCodigosRecuperacion as runCreateCodigos } from './create-codigos-recuperacion.ts';
import { createSegundoFactor as runCreate } from './create-segundo-factor.ts';
import type { SegundoFactorDependencies } from './dependencies.ts';
import { findInscripcion } from './segundos-factores.queries.ts';
import { submitSegundoFactor as runSubmit } from './submit-segundo-factor.ts';
import { verifySegundoFactor as runVerify } from './verify-segundo-factor.ts';

export function bindSegundoFactor(dependencies: SegundoFactorDependencies): BoundEndpoint[] {
  const { database } = dependencies;
  return [
    bindEndpoint(getSegundoFactor, async (_request, context): Promise<SegundoFactor> => {
      const { userId, secondFactor } = requireActor(context);
      const inscritoEn = await findInscripcion(database, userId);
      return {
        exigido: secondFactor !== 'off',
        pendiente: secondFactor === 'owed',
        inscritoEn: inscritoEn?.toISOString() ?? null,
        codigosRestantes: await countCodigos(database, userId),
      };
    }),
    bindEndpoint(createSegundoFactor, (_request, context) => runCreate(dependencies, context, false)),
    bindEndpoint(updateSegundoFactor, (_request, context) => runCreate(dependencies, context, true)),
    bindEndpoint(submitSegundoFactor, ({ body }, context) => runSubmit(dependencies, context, body.codigo)),
    bindEndpoint(verifySegundoFactor, ({ body }, context) => runVerify(dependencies, context, body.codigo)),
    bindEndpoint(createCodigosRecuperacion, (_request, context) => runCreateCodigos(dependencies, context)),
  ];
}
