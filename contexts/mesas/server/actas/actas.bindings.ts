import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, type FileStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  approveEnmiendaEndpoint,
  closeActaEndpoint,
  createActaEndpoint,
  getActaEndpoint,
  getGestionActaEndpoint,
  getPropuestaActaEndpoint,
  openEnmiendaEndpoint,
  submitEnmiendaEndpoint,
  updateActaEndpoint,
  verifyActaEndpoint,
} from '../../contract/index.ts';
import { closeActa } from './close-acta.ts';
import { createActa, updateActa } from './create-acta.ts';
import { getActa, getGestionActa } from './get-acta.ts';
import { getPropuestaActa } from './get-propuesta.ts';
import { approveEnmienda, openEnmienda, submitEnmienda } from './submit-enmienda.ts';
import { verifyActa } from './verify-acta.ts';

/** The acta of a meeting: issued, amended, sealed and verified (MESA-11). */
export function bindActas(dependencies: {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
}): BoundEndpoint[] {
  const { database } = dependencies;
  return [
    bindEndpoint(getActaEndpoint, ({ params }, context) => getActa(database, params.idReunion, context)),
    bindEndpoint(verifyActaEndpoint, ({ params }, context) =>
      verifyActa(dependencies, params.idReunion, context),
    ),
    bindEndpoint(getGestionActaEndpoint, ({ params }, context) =>
      getGestionActa(database, params.idReunion, context),
    ),
    bindEndpoint(getPropuestaActaEndpoint, ({ params }, context) =>
      getPropuestaActa(database, params.idReunion, context),
    ),
    bindEndpoint(createActaEndpoint, ({ body }, context) => createActa(database, body.idReunion, context)),
    bindEndpoint(updateActaEndpoint, ({ body }, context) => updateActa(database, body.idReunion, context)),
    bindEndpoint(openEnmiendaEndpoint, ({ body }, context) => openEnmienda(database, body, context)),
    bindEndpoint(submitEnmiendaEndpoint, ({ body }, context) => submitEnmienda(database, body, context)),
    bindEndpoint(approveEnmiendaEndpoint, ({ body }, context) => approveEnmienda(database, body, context)),
    bindEndpoint(closeActaEndpoint, ({ body }, context) => closeActa(dependencies, body.idReunion, context)),
  ];
}
