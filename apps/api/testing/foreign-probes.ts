import type { AnyEndpoint, ExposedAddress } from '@marco/contract-kit';
import type { Probes } from '@marco/test-kit/declarations';
import { RECURSOS_DEL_MINISTERIO } from '@marco/usuarios/terms';
import type { ForeignRecords } from './foreign-records.ts';
import { joinDeclared } from './join-declared.ts';
import { testingModules } from './testing-modules.ts';

/** One per operation that takes the id of a record of an entity or of a person. */
export const PROBES: Probes<ForeignRecords> = joinDeclared(
  testingModules.map(({ probes }): Probes<ForeignRecords> => probes ?? {}),
);

/** The operations with a probe or with a reason why everybody may ask, each behind the file that declares it. */
export function listDeclared(): string[] {
  return testingModules.flatMap(({ context, probes, forEverybody }) =>
    [probes, forEverybody].flatMap((declared) =>
      Object.keys(declared ?? {}).map((operation) => toDeclaration(context, operation)),
    ),
  );
}

/** Where the probe of an operation, or the reason why it has none, is declared. */
export function toDeclaration(context: string, operation: string): string {
  return `contexts/${context}/testing/module.ts: ${operation}`;
}

const ID_FIELD = /^(id|ids|membresias|versiones|solicitudes|archivo)$|^id[A-Z]|Id$|^adm[A-Z]/;

/** Whether an operation takes the id of a record that belongs to somebody: not of what is of the whole product. */
export function takesForeignId({ request }: AnyEndpoint, { access }: ExposedAddress): boolean {
  if (access.kind === 'permission' && RECURSOS_DEL_MINISTERIO.includes(access.resource.code)) return false;
  const shapes = [request.params, request.query, request.body] as readonly unknown[];
  return shapes.flatMap(listFields).some((name) => ID_FIELD.test(name));
}

function listFields(schema: unknown): string[] {
  const isObject = typeof schema === 'object' && schema !== null && 'shape' in schema;
  return isObject ? Object.keys(schema.shape as object) : [];
}
