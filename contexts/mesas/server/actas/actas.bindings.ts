import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, type FileStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  approveEnmienda,
  closeActa,
  createActa,
  getActa,
  getGestionActa,
  openEnmienda,
  submitEnmienda,
  updateActa,
  verifyActa,
} from '../../contract/index.ts';
import { closeActa as runCloseActa } from './close-acta.ts';
import { createActa as runCreateActa, updateActa as runUpdateActa } from './create-acta.ts';
import { getActa as readActa, getGestionActa as readGestionActa } from './get-acta.ts';
import {
  approveEnmienda as runApproveEnmienda,
  openEnmienda as runOpenEnmienda,
  submitEnmienda as runSubmitEnmienda,
} from './submit-enmienda.ts';
import { verifyActa as runVerifyActa } from './verify-acta.ts';

/** The acta of a meeting: issued, amended, sealed and verified (MESA-11). */
export function bindActas(dependencies: {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
}): BoundEndpoint[] {
  const { database } = dependencies;
  return [
    bindEndpoint(getActa, ({ params }, context) => readActa(database, params.idReunion, context)),
    bindEndpoint(verifyActa, ({ params }) => runVerifyActa(dependencies, params.idReunion)),
    bindEndpoint(getGestionActa, ({ params }, context) =>
      readGestionActa(database, params.idReunion, context),
    ),
    bindEndpoint(createActa, ({ body }, context) => runCreateActa(database, body.idReunion, context)),
    bindEndpoint(updateActa, ({ body }, context) => runUpdateActa(database, body.idReunion, context)),
    bindEndpoint(openEnmienda, ({ body }, context) => runOpenEnmienda(database, body, context)),
    bindEndpoint(submitEnmienda, ({ body }, context) => runSubmitEnmienda(database, body, context)),
    bindEndpoint(approveEnmienda, ({ body }, context) => runApproveEnmienda(database, body, context)),
    bindEndpoint(closeActa, ({ body }, context) => runCloseActa(dependencies, body.idReunion, context)),
  ];
}
